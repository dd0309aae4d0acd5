// The tutorial's words; the original that the translations are checked against.
export default {
  aim_title: 'Favourites at court',
  aim: 'Twelve people of the court stand in a row before the emperor, one on each tile. You secretly back some of them: each scoring pays you for your favourites. After three scorings at most, the most points win.',
  windows_title: 'What a tile is worth',
  windows:
    'The large number is what this tile is worth in the current phase, the small ones in the other phases. The further right it is, the more it is worth. It is one of your favourites: the sign in its corner says so.',
  cards_title: 'Your secret cards',
  cards:
    'You hold two cards in each of four colours; nobody else sees them. The number in a heading is what these cards would score now. A scoring counts one colour, for everyone.',
  tokens_title: 'Move a tile',
  tokens:
    'Positive tokens move a tile to the right, negative ones to the left. Choose a token, then one of your tiles: you see where it would end. Confirm with the large button.',
  hidden_title: 'Face down',
  hidden:
    'Tokens stay face down until everyone has passed. You see who placed them, but not their numbers; the others cannot see yours either. A tile takes three tokens, then it is full.',
  phase_card_title: 'The phase card',
  phase_card:
    'Tokens here move nothing: they give you the right to call a scoring. They count without their sign, so your negative tokens are useful here. Place one.',
  minimum_title: 'Reach the minimum',
  minimum:
    'In phase I you need 5. In a scoring the highest total on the card names the colour; all others score their tokens here, so nothing is lost. Place another one.',
  pass_title: 'When to pass',
  pass: 'Tokens never come back, and only passing draws two new ones. Get 5 on the card if you can, then pass. The last to pass chooses the side, decides first about a scoring, and starts the next turn.',
  direction_title: 'You passed last',
  direction:
    'The tokens are revealed now. Compare both sides: tiles move one after the other, and the order changes where they end. Choose a side to see it, then confirm.',
  moved_title: 'The row has moved',
  moved:
    'Each tile moved by the sum of its tokens; the tiles it jumped over moved one slot the other way. Those tokens are out of the game.',
  claim_title: 'Call a scoring?',
  claim:
    'With the minimum on the card you may call a scoring. Do it when one of your colours is strong. But the highest total on the card names the colour! You can always wait.',
  colour_title: 'Choose the colour',
  colour:
    'You have the highest total on the card. Take the colour in which your cards are worth most. It counts for everyone, and only once.',
  scored_title: 'The first scoring',
  scored:
    'Everyone scored their cards of that colour and, except the player who chose it, their tokens on the card. The next phase uses each tile’s next number: tiles with low numbers gain most.',
  exchange_title: 'A new favourite',
  exchange:
    'Between phases you may exchange one card of a colour that is still to be scored. Give away a weak one; keep low numbers, they grow until phase III.',
  end_title: 'You’re ready',
  end: 'Push favourites that count in several colours, pull down rivals ahead of them, save some tokens for the last phase, and call a scoring when it suits you. The game ends after three. Keep playing!',
} as const;

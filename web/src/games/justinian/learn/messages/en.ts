// The tutorial's words; the original that the translations are checked against.
export default {
  aim_title: 'Favourites at court',
  aim: 'Twelve people of the court stand in a row before the emperor. You secretly back some of them: each scoring pays you for your favourites. After three scorings at most, the most points win.',
  windows_title: 'What a tile is worth',
  windows:
    'Barsymes is one of your favourites: the sign in the corner says so. The large number, 15, is the worth in this phase; the small ones belong to the later phases. Further right, every number is higher.',
  cards_title: 'Your secret cards',
  cards:
    'You hold two cards in each of four colours; nobody else sees them. The number in a heading is what they would score now: War, with Barsymes and Narses, brings 37. A scoring counts one colour, for everyone.',
  tokens_title: 'Push Barsymes',
  tokens:
    'Positive tokens push a tile to the right, negative ones pull it to the left. Choose your +3, then Barsymes: you see where the tile would end. Confirm with the large button.',
  hidden_title: 'Face down',
  hidden:
    'Tokens stay face down until everyone has passed. You see who placed them, but not their numbers; the others cannot see yours either. A tile takes three tokens, then it is full.',
  phase_card_title: 'The phase card',
  phase_card:
    'Tokens here move nothing: they give you the right to call a scoring. They count without their sign, so a negative token is as good as a positive one. Put your −3 on the phase card.',
  minimum_title: 'Reach the minimum',
  minimum: 'In phase I you need 5 on the card. You have 3. Put your −2 there too.',
  pass_title: 'Pass last',
  pass: 'You have your 5, and tokens never come back: keep the others. Passing draws two new ones. The others have already passed, and the last to pass has three rights. Pass now.',
  direction_title: 'First right: the side',
  direction:
    'The tokens are turned up, and you choose from which side the tiles move. From the left, Constantinus would jump over Barsymes afterwards; from the right, Barsymes ends one slot further. Choose “From the right”, look, and confirm.',
  moved_title: 'The row has moved',
  moved:
    'Each tile moved by the sum of its tokens; those it jumped over slid one slot the other way. So Barsymes is now worth 22, and Narses 24. Together: 46.',
  claim_title: 'Second right: call first',
  claim:
    'You are asked first whether to call a scoring. You have the 5, and War is strong: call it. Answering “Not yet” would leave the question to the others.',
  colour_title: 'Name the colour',
  colour:
    'The highest total on the phase card names the colour: your 5. It counts for everyone, and only once in the game. Choose War.',
  scored_title: 'The first scoring',
  scored:
    'Everyone scored their War cards; yours brought 46. All but the player who named the colour also scored their tokens on the card. The next phase uses each tile’s next number.',
  exchange_title: 'A new favourite',
  exchange:
    'Between phases you may exchange one card of a colour that is still to be scored. High tiles hardly grow any more, low ones grow most. Give Teodora, 12, of Law away.',
  end_title: 'You’re ready',
  end: 'You drew Anthemius, tile 1: the lowest now, but next to the emperor in phase III it is worth most of all. Your third right: you start the next turn. Push favourites that count in several colours, and save tokens for the last phase. Keep playing!',
} as const;

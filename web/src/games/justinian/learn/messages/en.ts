// The tutorial's words; the original that the translations are checked against.
export default {
  aim_title: 'Friends at court',
  aim: 'Twelve counsellors stand in a row before the emperor. In secret you back some of them. When the emperor looks, yours bring you points. He looks three times at most; then the most points win.',
  windows_title: 'What a place is worth',
  windows:
    'The large number is what this counsellor is worth in the present phase, the small ones in the others. The further right he stands, the more he shows. He is one of your friends: the sign in his corner says so.',
  cards_title: 'Your secret cards',
  cards:
    'You hold two cards in each of four colours; nobody sees them. The number in a heading is what its cards would bring now. A scoring counts one colour, and for everybody.',
  tokens_title: 'Push somebody',
  tokens:
    'Positive tokens push to the right, negative ones to the left. Choose a token, then a counsellor of yours: you see where he would land. The large button does it.',
  hidden_title: 'Face down',
  hidden:
    'Tokens lie face down until all have passed. You see whose they are, never their numbers; and others cannot read yours. A counsellor takes three tokens, then he is closed.',
  phase_card_title: 'The phase card',
  phase_card:
    'Tokens here push nobody: they give the right to ask for a scoring. Their numbers count without the sign, so your minuses do well here. Put one on it.',
  minimum_title: 'Reach the minimum',
  minimum:
    'In phase I you need 5. At a scoring the player with most on the card names the colour; all others get their tokens there as points. Nothing is lost. Put another one on it.',
  pass_title: 'When to stop',
  pass: 'Tokens never come back, and only a pass draws two new ones. Go on until you have 5 on the card, then pass. Whoever passes last chooses the side, is asked first, and starts next.',
  direction_title: 'You passed last',
  direction:
    'The tokens lie open now. Compare both sides: tiles move one after the other, and the order changes where they end. Press a side to see it, then confirm.',
  moved_title: 'The row has moved',
  moved:
    'Each counsellor moved as far as his tokens add up to; whoever was jumped over stepped one place the other way. Those tokens are gone.',
  claim_title: 'Call the emperor?',
  claim:
    'With the minimum on the card you may claim a scoring. Do it when one of your colours looks good: but whoever has most on the card names it. You may always decline.',
  colour_title: 'Name the colour',
  colour:
    'You have most on the card. Take the colour in which your cards show most. It counts for everybody, and then it is gone.',
  scored_title: 'The first scoring',
  scored:
    'Everybody got what his cards of that colour show, and all but the chooser their tokens on the card. The next phase looks through the next window: there low numbers gain most.',
  exchange_title: 'A new friend',
  exchange:
    'Once between phases you may exchange a card of a colour that still counts. Give away one that stands badly; keep low numbers, they grow until phase III.',
  end_title: 'You know enough',
  end: 'Push friends who count in several colours, lower rivals who stand before them, keep some tokens for the last phase, and call when it suits you. Three scorings, then it is over. Play on!',
} as const;

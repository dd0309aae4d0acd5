// The tutorial's words; the original that the translations are checked against.
export default {
  aim_title: 'A circle of wizards',
  aim: 'You make magic items, install spells on them, and bring them before three Tribunals. The most votes win prizes, and prizes multiply points. After the third Tribunal the most points win.',
  draft_title: 'Three more cards',
  draft:
    'You have an item and a spell. Choose three more cards, from any deck. An item and two spells are a good start; a resource is cheapest now, later it costs a whole turn.',
  hand_title: 'Your hand',
  hand: 'An item shows its cost in Vis, its base points in gold, and below them the signs of the spells it accepts. A spell costs 2 Vis and adds one point to the item it is installed on.',
  votes_title: 'The votes',
  votes:
    'An item counts the votes on its type and, once each, those on the categories of its spells. The three items with the most votes win prizes: their points count 4, 3 and 2 times.',
  praeco_title: 'You start the round',
  praeco:
    'As Praeco you place three votes on three different spaces. Support the type of your best item and the categories of your spells.',
  turn_title: 'Your turn',
  turn: 'You have two actions; the dots on a button show its price. Each kind only once per turn. Laying down, activating and installing are free.',
  lay_down_title: 'Start an item',
  lay_down:
    'Cards are studied in your Sanctum. Choose an item in your hand, then “Lay down and study”. It stays face down: the others see only its back.',
  study_title: 'Study',
  study:
    'A study puts 1 Vis on each of up to three cards, or 2 on one. Choose the cards you want, then stop. You will do this nearly every turn.',
  rest_title: 'The other action',
  rest: 'Draw a useful card, or vote for what you build. Late votes are the safest: nobody can react to them. Choose a button, then one of the highlighted items.',
  vis_title: 'Where Vis comes from',
  vis: 'You started with 12 Vis. When it runs low, gather: it takes both actions, and the others get a little too. At the contested source you roll a die for more. Extract brings one or two.',
  finish_title: 'End your turn',
  finish:
    'Both actions are done. You may still lay down, activate and install. Then end your turn.',
  activate_title: 'An item is complete',
  activate:
    'A card has all its Vis. Activate it: now everyone sees it, and it counts. A strong item can also wait until just before the count, as a surprise.',
  install_title: 'Install a spell',
  install:
    'An active spell can go on an active item that accepts its category: one more point, and the votes on that category. A new category is worth more than a second spell of the same one.',
  join_title: 'Roll too?',
  join: 'Another player gathers at the contested source. Pay them 2 Vis and roll for 2 to 5. On average you both gain a little.',
  discard_title: 'Five cards at most',
  discard:
    'You keep five cards in hand. Cards you lay down first do not count; cards you discard are out until the next Tribunal.',
  others_title: 'Watch your opponents',
  others:
    'Here are your opponents’ Sanctums; tap one to see all of it. Their active items tell you which votes help them.',
  call_title: 'Last call',
  call: 'The Tribunal is about to be held. Everyone may activate and install once more; then the votes are counted.',
  held_title: 'The count',
  held: 'Every active item scores its base points and its spells, times 4, 3 and 2 for the three prizes. An item with a prize never competes again, but still scores once in each later count.',
  end_title: 'You’re ready',
  end: 'All votes went back; two Tribunals follow. Finish cheap items early, keep a strong one for the last count, and cast spells from items that have a prize. Keep playing!',
} as const;

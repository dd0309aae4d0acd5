// The tutorial's words; the original that the translations are checked against.
export default {
  aim_title: 'A circle of wizards',
  aim: 'You make magic items, install spells on them, and bring them before three Tribunals. The items with the most votes win prizes, and prizes multiply points. After the third Tribunal the most points win.',
  item_title: 'What an item is',
  item: 'An orb, a potion, a scroll, a staff, a talisman or a wand: only items score. The potion in your hand, Quicksilver Philtre, shows its cost in Vis, the stuff of magic; its base points in gold; and the signs of the spells it accepts.',
  spell_title: 'What a spell is',
  spell:
    'A spell costs 2 Vis. Installed on an item it adds one point, and its category’s votes: alchemical, elemental, runic or healing. Later it can be cast for the effect written on it.',
  sanctum_title: 'Your Sanctum',
  sanctum:
    'Two rounds have been played. Rowan Wand lies here face down, with 2 of the 3 Vis that it costs; the elemental spell Thieving Wind is ready.',
  votes_title: 'The votes',
  votes:
    'Votes lie on types of items and on categories of spells. An item counts those on its type and, once each, those on the categories of its spells. The first three win prizes: their points count 4, 3 and 2 times.',
  praeco_title: 'Three votes',
  praeco:
    'You are Praeco: you open the last round before the Tribunal with three votes on three spaces. Wand, then Elemental: both count for your wand. The third goes to Potion, where it helps nobody else.',
  lay_down_title: 'Lay a card down',
  lay_down:
    'Cards are made in your Sanctum, by study: an action that puts 1 Vis on each of up to three cards, or 2 on one. Choose Quicksilver Philtre in your hand, then “Lay down and study”. The others see only its back.',
  study_title: 'Study the wand too',
  study:
    'The study goes on: choose Rowan Wand for its third Vis. Then stop. You have used one of the two actions of your turn.',
  activate_title: 'The wand is complete',
  activate:
    'Rowan Wand has all its Vis. Activate it, which is free: now everyone sees it, and it counts.',
  install_title: 'Install the spell',
  install:
    'Installing is free too. Choose Thieving Wind, then Rowan Wand, which accepts elemental spells: one more point, and the votes on Elemental.',
  late_vote_title: 'The other action',
  late_vote:
    'You could draw a card, or gather Vis. But the count is near, and late votes are the safest. Choose “Vote”, then Wand.',
  finish_title: 'End your turn',
  finish: 'Both actions are done. End your turn; the others play theirs.',
  call_title: 'Last call',
  call: 'Before the count everyone may activate and install once more. You have nothing left to do: let the votes be counted.',
  held_title: 'The count',
  held: 'Two votes on Wand, one on Elemental: with 3 votes your wand wins the first prize. Base 2 and one spell are 3 points, times four: 12. An item with a prize never competes again, but scores once in each later count.',
  vis_title: 'Where Vis comes from',
  vis: 'When Vis runs low, gather at a source: it takes both actions, and the others get a little too. Extract takes one action and brings one or two.',
  end_title: 'You’re ready',
  end: 'All votes went back; two Tribunals follow. Finish cheap items early, keep a strong one hidden for the last count, and cast spells from items that have a prize. Keep playing!',
} as const;

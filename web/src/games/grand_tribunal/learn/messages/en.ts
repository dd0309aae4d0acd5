// The tutorial's words; the original that the translations are checked against.
export default {
  aim_title: 'A house of wizards',
  aim: 'You make magic items, set spells into them, and bring them before three Tribunals. What the votes favour wins prizes, and prizes multiply points. After the third the most points win.',
  draft_title: 'Three cards more',
  draft:
    'You have an item and a spell. Choose three more cards, from any decks. An item and two spells are a sound start; a resource is cheapest now, later it costs a whole turn.',
  hand_title: 'Your hand',
  hand: 'An item shows its cost in Vis, in gold its base points, and below the signs of the spells it can take. A spell costs 2 Vis and is worth one point more on the item that bears it.',
  votes_title: 'The votes',
  votes:
    'An item counts the votes on its type and, once each, those on the categories of its spells. Most votes take the first prize: its points count 4 times, then 3 and 2 times.',
  praeco_title: 'You open the round',
  praeco:
    'As Praeco you place three votes on three different spaces. Back the type of your best item and the categories of spells you hold.',
  turn_title: 'Your turn',
  turn: 'You have two actions; the coins on a button are its price. Each kind once a turn. Laying down, activating and installing are free.',
  lay_down_title: 'Begin an item',
  lay_down:
    'Cards are studied in your Sanctum. Choose an item in your hand, then “Lay down and study”. It lies face down: the others see its back only.',
  study_title: 'Study',
  study:
    'A study puts 1 Vis on each of up to three cards, or 2 on one. Press the cards you want, then stop. It is your main work: do it nearly every turn.',
  rest_title: 'The other action',
  rest: 'Draw a card you can use, or vote for what you build. Late votes are the safest: nobody can answer them. Choose a button, then the thing that glows.',
  vis_title: 'Where Vis comes from',
  vis: 'You began with 12 Vis. When it runs low, gather: it takes both actions, and others get a little too. From the contested source you roll a die for more. Extract brings one or two.',
  finish_title: 'End the turn',
  finish:
    'Both actions are done. You may still lay down cards, activate and install. Then end your turn.',
  activate_title: 'It is finished',
  activate:
    'A card has all its Vis. Activate it: now everybody sees it, and it counts. A strong item can also wait until just before the count, as a surprise.',
  install_title: 'Set a spell',
  install:
    'An active spell can go into an active item that takes its category: one point more, and the votes on that category. A new category is worth more than a second spell of the same.',
  join_title: 'Roll too?',
  join: 'Somebody gathers at the contested source. For 2 Vis, paid to him, you roll for 2 to 5. On average you gain a little, and so does he.',
  discard_title: 'Five cards at most',
  discard:
    'You keep five cards in hand. What you lay down before does not count; what you discard is out until the next Tribunal.',
  others_title: 'Watch the others',
  others:
    'Here are the Sanctums of your rivals; press one to see all of it. Their active items tell you which votes help them.',
  call_title: 'The last call',
  call: 'The Tribunal is about to be held. Everybody may activate and install once more; then the votes are counted.',
  held_title: 'The count',
  held: 'Every active item scores its base points and its spells, the three prizes 4, 3 and 2 times. A winner keeps its award and never competes again, but still scores once in each later count.',
  end_title: 'You know enough',
  end: 'All votes went back; two Tribunals follow. Finish cheap items early, keep a strong one for the last count, and cast spells from items that have won. Play on!',
} as const;

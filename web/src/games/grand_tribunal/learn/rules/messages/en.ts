// The rules for players; the original that the translations are checked against.
export default {
  idea_title: 'The idea',
  idea: 'You are wizards. You make magic **items**, set **spells** into them, and bring them before three assemblies, the Tribunals. Votes lie on the six types of item and on the four categories of spells. So build what is in favour, or help what you build into favour.\n\nThe items with the most votes win prizes, and prizes multiply points. After the third Tribunal the most points win; players with equally many share the victory. The game is for three to five players.',
  idea_caption: 'The vote track: six types of item, four categories of spells.',
  cards_title: 'Items, spells, resources',
  cards:
    'An **item** shows its cost in Vis, its base points in gold, how many spells it holds, and the signs of the categories that it accepts. There are 36: orbs, potions, scrolls, staffs, talismans and wands.\n\nA **spell** costs 2 Vis. It belongs to a category: alchemical, elemental, runic or healing. There are 48. A **resource** costs no Vis: it is played once for its effect. There are 21. The page of the cards shows all of them.\n\nYour **Sanctum** holds what you make: items in the Laboratory, spells in the Library, resources in the Vault, as many as you like. Hands and face-down cards are hidden. Everyone sees how many there are, what their backs show, and the Vis on them.\n\n**Example.** Quicksilver Philtre is a potion: cost 2, base 1, room for two alchemical spells.',
  cards_caption: 'A hand: an item and two spells.',
  setup_title: 'The start',
  setup:
    'Chance names the first **Praeco**. From there clockwise, each player gets an item and a spell, hidden from the others. Then each player, in the same order, draws three more cards one at a time, from any of the three decks. These five cards are the hand.\n\nThree items and three spells are turned up beside their decks. Everyone has 12 Vis, and 24 votes lie in the Concilium.\n\n**Example.** After an item and a spell you choose another item and two spells: a good start, because resources only help those who have something to build.',
  setup_caption: 'The rows: three items and three spells lie open beside the decks.',
  course_title: 'Rounds and turns',
  course:
    'There are three Tribunals. Before each, there are as many **rounds** as players. In a round everyone has one turn, clockwise from the Praeco. Then the player on the left becomes Praeco.\n\nBefore their own turn the Praeco must place **three votes** from the Concilium on three different spaces. A turn is two actions. At its end you discard down to five cards in hand. After the last turn of the last round the Tribunal is held.\n\n**Example.** With three players everyone is Praeco once before each Tribunal, and has three turns.',
  course_caption: 'The votes before the last round. The Praeco will add three.',
  actions_title: 'Actions',
  actions:
    'You have two actions in a turn, and each kind only once:\n\n- **Vote**: put a vote from the Concilium on any space.\n- **Draw**: take an open card of a row, which is replaced at once, or the top card of the items or spells, face down. It goes to your Sanctum.\n- **Study**: put Vis on cards (see the next chapter).\n- **Cast** a spell, or **play a resource**.\n- **Extract**: gain 1 Vis, in the third Tribunal 2.\n- **Draw a resource** or **gather** Vis: each takes both actions.\n\nTo lay down, to activate and to install are free. You may leave actions unused.\n\n**Example.** One dot on a button is one action, two dots are both. “Free” costs none.',
  actions_caption: 'All actions with their prices.',
  making_title: 'Making items and spells',
  making:
    'Lay cards from your hand **face down** into your Sanctum: free, in your turn, and they never go back. Then **study** them: 1 Vis from your reserve on each of up to three cards, or up to 2 on one, but never more than the cost.\n\nA card with its full cost on it may be **activated**, at once or in any later turn of yours: it is turned up, and its Vis is spent. An active spell may be **installed** on an active item that accepts its category and has room. It adds one point, and the votes of its category. It stays there until it is cast.\n\n**Example.** Rowan Wand costs 3. With its third Vis it can be activated and take Thieving Wind, which is elemental.',
  making_caption: 'Rowan Wand has its 3 Vis; Quicksilver Philtre has 1 of 2.',
  casting_title: 'Casting spells',
  casting:
    'To **cast** a spell takes an action. The spell leaves its item, and its effect is carried out. Then it is discarded; or you pay 2 Vis and put it back into your Sanctum, open and inactive, to be studied again. Discarded cards are out until the next Tribunal.\n\nOnce it is cast, a spell no longer adds its point or its votes. So cast best from items that have already won a prize.\n\n**Example.** Thieving Wind on Rowan Wand is worth a point and the votes on Elemental. Cast, it would take 4 Vis from an opponent.',
  casting_caption: 'Thieving Wind is installed: Rowan Wand is worth 3 points.',
  vis_title: 'Where Vis comes from',
  vis: 'To **gather** takes both actions. At the **uncontested** source you get the first number, and every other player the second. At the **contested** source you get the number and roll a die for 2 to 5 more. Then each other player may pay you 2 Vis and roll too.\n\nAfter each gathering the marker moves on. After its last space the source is closed until the next Tribunal.\n\n| Tribunal | Extract | uncontested | contested |\n|---|---|---|---|\n| I | 1 | 4:1, 5:1, 5:2 | 1 |\n| II | 1 | 5:1, 6:2, 6:2 | 1, 2 |\n| III | 2 | 7:2, 8:3, 8:3 | 2, 3 |\n\n**Example.** You gather 4 at the uncontested source, and every other player gets 1.',
  vis_caption: 'The two sources in the first Tribunal.',
  tribunal_title: 'A Tribunal is held',
  tribunal:
    'First comes the **call**: from the last Praeco clockwise everyone may activate and install once more. Then:\n\n- An item counts the votes on its type and, once for each category among its spells, those on that category.\n- All active items without a prize compete: most votes first, then base points, then number of spells.\n- The first three win the 1st, 2nd and 3rd prize. Items equal in all of it share a prize, and the one just below is not given.\n- Every active item scores its base points plus one for each spell: **four, three or two times** for a prize won now, once otherwise.\n\nAn item keeps its prize. It never competes again, but scores once in every later count.\n\n**Example.** Two votes on Wand, one on Elemental: Rowan Wand has 3 votes and wins. Base 2 and one spell make 3 points, four times: 12.',
  tribunal_caption: 'Just before the count: 2 on Wand, 1 on Elemental.',
  again_title: 'A new Tribunal',
  again:
    'After a count all votes go back to the Concilium. Discarded cards are shuffled into their decks, the rows are filled, and the sources open again with higher numbers. What holds until the next count is over: locks, wards, precedence, extra votes.\n\nThe owner of the 1st prize is the next Praeco. If several players won it, it is the first of them clockwise after the last Praeco. If nobody won it, it is the player on the last Praeco’s left.\n\nYour items, spells, Vis and hand stay.\n\n**Example.** Rowan Wand keeps its prize. In the second and third count it scores its 3 points once each.',
  again_caption: 'After the first Tribunal: Rowan Wand has the 1st prize.',
  effects_title: 'Effects of cards',
  effects:
    'The steps of an effect follow each other, each as far as possible; what cannot be done is skipped, and the card is spent. Only “up to” and “may” can be refused.\n\n- **Gain** brings Vis into your reserve. **Fund** puts Vis on an unfinished card of yours, never more than its cost.\n- A card drawn from a deck lies face down in your Sanctum unless the hand is named; a card from a row or the discards lies open.\n- A **locked** space takes and gives no vote until the count.\n- A **warded** player cannot be chosen, and loses nothing through opponents.\n- A discarded item takes its spells along and loses its prize.\n- **Fog** lasts to the end of the victim’s next turn.\n- An extra turn of two actions is fresh: every kind may be done again.\n- Between two players with precedence base points decide.\n\nIf funding puts less on a face-down item than it could, everyone knows that its cost is reached. Where a question would tell the others something, everyone is asked.\n\n**Example.** Second Bloom, in the row of spells, lets you take an item and funds 2 Vis on it. On an item that costs 2 that is enough to activate it.',
  effects_caption: 'Each spell and each resource says what it does.',
  variants_title: 'Variants',
  variants:
    'A table can agree on other rules before the game:\n\n- an item with a prize scores with its multiplier in every count, or not at all;\n- after a prize shared by three, two prizes are left out;\n- an item without a vote wins no prize;\n- Vis is limited to 60, or votes are unlimited;\n- there is no call before a count;\n- empty decks are filled with their discards at once;\n- cards drawn face down go to the hand;\n- there are two Tribunals, or chance chooses the decks at the start.\n\nThe lobby offers the rules of the rulebook and a short game with two Tribunals.\n\n**Example.** In the short game chance deals all five cards, and the second Tribunal is left out.',
  variants_caption: 'The Praeco has placed three votes.',
  questions_title: 'Good to know',
  questions:
    '- Cards can be activated in your own turn and in the call, never in the turns of others.\n- Any mix of accepted categories fits on an item; several spells of one category count its votes only once.\n- A player may win several prizes in one count.\n- All active items score. To keep one back, leave it inactive.\n- The Praeco may vote again with an action.\n- If the Concilium is empty, the Praeco places what is left, and nobody can vote.\n- A deck that runs out stays empty until the next Tribunal.\n- A card in the Sanctum can only be thrown away by an effect.\n- A player may have two turns in a row across a Tribunal.\n\n**Example.** Quicksilver Philtre needs one more Vis. If you finish it and leave it inactive, nobody knows which votes would help you.',
  questions_caption: 'The others see two backs, and the Vis on them.',
} as const;

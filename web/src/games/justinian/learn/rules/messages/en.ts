// The rules for players; the original that the translations are checked against.
export default {
  idea_title: 'The idea',
  idea: 'Twelve people of the court stand in a row before the emperor Justinian. You secretly back some of them, and push them with face-down tokens towards the throne or away from it.\n\nAt most three times somebody calls a **scoring**: the emperor turns to one of four matters of state, War, Law, Building or Trade, and everyone’s favourites in that matter pay points. The most points win; players with equally many share the victory. The game is for two to four players.',
  idea_caption: 'The court at the start: tile 1 is far left, tile 12 stands next to the emperor.',
  worth_title: 'What a tile is worth',
  worth:
    'Each of the twelve **tiles** shows three numbers, one for each phase of the game. They depend on the slot: the further right a tile stands, the higher they are. Every tile shows other numbers in the same slot. Low tiles start on the left and gain most with each step.\n\n**Example.** Barsymes, tile 3, stands in slot 3: worth 15 in phase I, 19 in phase II and 24 in phase III. In slot 6 it would be 22, 28 and 34. The highest number of all, 75, belongs to tile 1 next to the emperor in phase III.',
  worth_caption: 'Barsymes is worth 15 now. The signs in the corners mark your own favourites.',
  setup_title: 'What you hold',
  setup:
    'Your **cards** are your favourites: each names a tile and a colour. You get two of each colour (with two players three of each), and nobody else sees them. There are 48: every tile once in every colour.\n\nYou have 22 **tokens**: +1 five times, +2 four times, +3 twice, and the same in red, −1 to −3. Ten of them, drawn by chance, are your hand. The other twelve are your reserve, and not even you know them.\n\nChance decides who starts. All can always see the row, the points, how many tokens lie where and whose they are, and everything that was ever shown.\n\n**Example.** You have one +3 in hand, so the other is still in your reserve.',
  setup_caption:
    'Ten tokens and eight cards. The number of a colour is what its cards would score now.',
  turn_title: 'Placing and passing',
  turn: 'A phase lasts one turn or several. In a turn the players act one after the other, clockwise. When it is up to you, do one of these:\n\n- put a token face down **above a tile**. A tile takes three tokens, no matter whose they are;\n- put a token face down **on the phase card**;\n- **pass**.\n\nAs soon as you pass you draw two tokens from your reserve, and you are out until the turn is over. If all others have passed, you may go on alone as long as you like, but put only one more token on the phase card. When everyone has passed, the turn is over. The last to pass has three rights: they choose the side, are asked first about a scoring, and start the next turn.\n\n**Example.** Three players have placed one token each. All see on which tile, and nobody else sees the number.',
  turn_caption: 'Three tokens lie face down; you know only your own.',
  tokens_title: 'The tokens are turned up',
  tokens:
    'After the last pass all tokens above tiles are turned up; those on the phase card stay hidden. The last to pass looks at them and chooses whether the tiles move **from the left or from the right**.\n\n**Example.** +3 lies on Barsymes, +2 on Constantinus, −2 on Tribonianus. From the left, Barsymes moves first, and Constantinus jumps over him afterwards. From the right, Constantinus has already left, and Barsymes ends one slot further.',
  tokens_caption: 'The tokens are open, and nothing has moved yet.',
  move_title: 'The tiles move',
  move: 'Each tile with tokens moves once, in the order from the chosen side in which they stood. Add its tokens up: positive ones count to the right, negative ones to the left. The tile moves that many slots, at most to the end of the row. **Every tile that it jumps over slides one slot the other way.** Then its tokens leave the game; so do tokens whose sum is zero. A tile that was jumped over keeps its own tokens and moves later, from where it then is.\n\n**Example.** Barsymes moved three slots to the right, from 3 to 6. Tribonianus moved two to the left and jumped over Narses and Niceforus: both slid one slot to the right.',
  move_caption: 'After the move from the right: Barsymes is worth 22.',
  call_title: 'Calling a scoring',
  call: 'Tokens on the **phase card** move nothing; they give you the right to call a scoring. They count without their sign, so −3 is worth as much as +3. In phase I you need **5**, in phase II **9**, in phase III **12**. Your tokens of earlier turns of the phase count too, those of others do not.\n\nAfter the tiles have moved, everyone is asked, clockwise from the last to pass. Nobody has to call, and the first call ends the asking. Everyone is asked, even those who cannot call: so a “Not yet” tells nothing. If nobody calls, a new turn of the same phase begins, and the tokens stay on the card.\n\n**Example.** You have −3 and −2 on the card: 5 is enough in phase I.',
  call_caption: 'The phase card shows how many tokens each player has there, and your own total.',
  scoring_title: 'The scoring',
  scoring:
    'All tokens on the phase card are turned up. The **highest total** names a colour that has not been scored yet; among equals it is the first clockwise from the last to pass, who comes before all others. This need not be the player who called.\n\nThen everyone scores: each card of that colour pays the number that its tile shows in this phase. And everyone **except the player who named the colour** also scores their own total on the phase card. The tokens of the card and all twelve cards of the colour leave the game.\n\n**Example.** You named War: Barsymes 22 and Narses 24 pay 46 points, and your 5 on the card pays nothing. A player with 38 from War and 2 on the card gets 40.',
  scoring_caption: 'Before the scoring: War would pay you 46.',
  exchange_title: 'The next phase',
  exchange:
    'After the first and the second scoring everyone, clockwise from the last to pass, may **exchange** one card: it goes under the deck of its colour, and you take the top card. The colour must not have been scored. The others see only the colour.\n\nThen the next phase begins. It uses the next number of every tile, and the minimum is higher. The last to pass starts. The game ends at once instead if it was the third scoring, or if no player has a token left in hand or reserve.\n\n**Example.** You gave Teodora, tile 12, and drew Anthemius, tile 1: lower now, but it gains most.',
  exchange_caption: 'Phase II: War is gone, and Law has a new favourite.',
  end_title: 'The end',
  end: 'The game ends after the **third scoring**. Four colours, three scorings: one set of your cards never counts.\n\nIt can end earlier. If nobody calls and no player has a token left in hand or reserve, a last scoring is forced: as usual, but without a minimum. The highest total names the colour; if there are no tokens on the card at all, the last to pass does. The same happens if nobody places a token in two turns in a row and all reserves were already empty.\n\nThen the most points win.\n\n**Example.** War was scored in phase I. Two more scorings, and one of Law, Building and Trade will never be counted.',
  end_caption: 'Phase II needs 9, phase III needs 12.',
  variants_title: 'Variants',
  variants:
    'A table can agree on other rules before the game:\n\n- **Equal totals**: the player who passed latest names the colour.\n- **The caller names**: the player who called the scoring names the colour, or is the one who gets nothing for their tokens.\n- **Bluffing**: with at least one token on the card you may call without the minimum. Your tokens there are shown, and the asking goes on.\n- **Alone at the card**: a player who is alone may put no token there after one in this turn, or as many as they like.\n\nThe English, French and Italian rulebooks differ in two of these; the lobby offers all three.\n\n**Example.** Two tokens of yours lie on the card, and one of another player. If all others pass now, you may add one more: not two, unless the table agreed on it.',
  variants_caption: 'A player who is alone may add one more token to the card.',
  questions_title: 'Good to know',
  questions:
    '- Without tokens you still take part: you pass, may be the last to pass, are asked about a scoring, can name the colour, and may exchange.\n- The order of the tiles is fixed when the tokens are turned up: no tile moves twice, and none is forgotten.\n- Only your own tokens count for the minimum.\n- A card put under a deck comes up again when the others are drawn.\n- After the last scoring nobody exchanges.\n- A forced scoring uses the numbers of the current phase.\n\n**Example.** Constantinus is jumped over by Barsymes and slides to the left. The +2 stays on the tile, and moves it from there.',
  questions_caption: 'Constantinus keeps the +2, wherever the tile slides before its turn.',
} as const;

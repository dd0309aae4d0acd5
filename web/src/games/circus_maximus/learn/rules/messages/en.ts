// The rules for players; the original that the translations are checked against.
export default {
  idea_title: 'The idea',
  idea: 'You lead a gang of ticket sellers in Rome. Every day goes from top to bottom: you court favours at Caesar’s **Villa**, get tickets at the **Forum**, and sell them to visitors before three venues: the Circus Maximus, the Colosseum and the Theatre of Pompey. In the evening you count your coins.\n\nAfter three days every unused favour pays 2 coins more. Then the most coins win; players with equally many share the victory. The game is for three to five players, and nothing is hidden.',
  idea_caption: 'The start of a day: favours above, then tickets, then the three venues.',
  cards_title: 'Merchants, tickets, visitors',
  cards:
    'Every player has the same eight **merchants**, 1 to 8. Higher ones go first. A merchant that is still in your hand in the evening pays coins: nothing for 1 and 2, one for 3 and 4, two for 5 and 6, three for 7 and 8.\n\nA **ticket** is for one venue. Gallery is worth 1 coin, Stalls 2, Box 3; there are two of each for every venue. Three **visitors** of each kind exist: the Legionary pays 2, the Student 3, the Citizen 4, the Tourist 5, the Senator 6. There are two **favours** of each of nine kinds.\n\n**Example.** To send your 8 costs you the 3 coins that it would have paid. To send your 2 costs nothing.',
  cards_caption: 'Your merchants. The coins on each are paid if it stays in your hand.',
  deal_title: 'The start of a day',
  deal: 'Once, at the start of the game, each player takes their merchants, and chance names the first player. With three players one favour and one visitor of each kind are taken out.\n\nEvery day the start card and as many favours as there are players lie at the Villa. Twice as many tickets as players lie at the Forum. Each venue gets **one visitor fewer than it has tickets** at the Forum; with one ticket, or none, it gets no visitor.\n\n**Example.** Three tickets for the Circus Maximus: two visitors. Two for the Colosseum: one visitor. One for the Theatre: nobody waits there.',
  deal_caption: 'Three players: three favours, the start card, and six tickets.',
  placing_title: 'Placing merchants',
  placing:
    'In each of the first three phases the players act in turn, clockwise from the first player. On your turn, do one of these:\n\n- **send a merchant**: to the Villa in phase I, to the Forum in phase II, to a venue in phase III. A venue is open to you only if you have a ticket for it;\n- **play a favour** that counts as a turn;\n- **pass**. You are out for this phase; in phase III for all three venues.\n\nThis goes on until all have passed; the last player may go on alone. Merchants stand in **line**: higher numbers further left, equal ones behind those that are already there. Those you have sent stay there for the day.\n\n**Example.** Your 5 goes behind the 6 and ahead of the 3.',
  placing_caption: 'The line at the Forum: 6, 5, 3.',
  villa_title: 'Phase I: the Villa',
  villa:
    'When all have passed, each merchant in line takes one card, from left to right: a **favour**, or the **start card** instead. A card must be taken, and if the cards run out, the others get nothing.\n\nThe player who takes the start card is first player at once: they begin phases II and III, and phase I of the next day. If nobody took it, it goes to the owner of the leftmost merchant, in addition. If nobody came, the first player stays the same. Favours that are left are out of the game.\n\n**Example.** The 4 takes a favour, then your 2. Nobody has taken the start card, so the owner of the 4 gets it too.',
  villa_caption: 'The 4 takes first. Three favours and the start card for two merchants.',
  forum_title: 'Phase II: the Forum',
  forum:
    'From left to right each merchant takes one **ticket** and lays it open before its owner. It costs nothing: its coins are paid when it is sold. Tickets that are left are out for today.\n\nLook at the venues first. A ticket is worth nothing where nobody is left to buy it, and each one needs another merchant who sells it.\n\n**Example.** The Box for the Theatre is worth 3, but nobody waits there. The Gallery for the Circus Maximus is worth 1, and a Senator there pays 6.',
  forum_caption: 'Each merchant takes one ticket, the 6 first.',
  sales_title: 'Phase III: sales',
  sales:
    'When all have passed, the venues follow each other from top to bottom. At each one, from left to right, every merchant sells **one ticket for this venue to one visitor**. The owner chooses visitor and ticket; any seat suits any visitor. If a sale is possible, it must be made.\n\nA merchant whose owner has no ticket left for the venue sells nothing. When the visitors are gone, the others get nothing.\n\n**Example.** At the Circus Maximus stand 6, 5 and 2, and two visitors wait. The 6 sells to the Senator, the 5 to the Citizen, the 2 gets nothing.',
  sales_caption: 'Three merchants, two visitors: the last one goes away with nothing.',
  counting_title: 'The evening',
  counting:
    'Your coins of a day are the sum of\n\n- for every sale the coins of the ticket, what the visitor pays, and the bonus of the venue if there is one;\n- the coins of the merchants that are still in your hand.\n\nUnsold tickets bring nothing, and neither do merchants that you have sent, whether they got something or not.\n\n**Example.** Gallery 1 and Senator 6 make 7. Stalls 2 and a Legionary who pays 6 thanks to a favour make 8. The merchants 3, 7 and 8 in hand pay 1, 3 and 3. That is 22.',
  counting_caption: 'The 3, the 7 and the 8 are still in hand.',
  favours_title: 'The favours',
  favours:
    'A favour breaks a rule, once; then it is out of the game. You can use it from the next phase on, and keep it for later days. An unused one pays 2 coins at the end.\n\n| favour | phases | what it does |\n|---|---|---|\n| Extra visitor | I, II, III | as a turn: draw a visitor, look at it, send it to any venue |\n| Extra merchant | I, II, III | after a merchant: send another one at once |\n| Legionary pays 6 | III | when you sell to a Legionary: 6 coins instead of 2 |\n| Double buy | II | one of your merchants takes a second ticket |\n| Double sell | III | one of your merchants sells a second ticket at the same venue |\n| Ticket and visitor | II | as a turn: draw a ticket for yourself, and a visitor who goes to its venue and is free for all |\n| 1 becomes 8 | I, II, III | your 1 counts as an 8 in this phase |\n| Recall a merchant | II, III | as a turn: one of your merchants of an earlier phase of today comes back and is sent at once. You keep what it got |\n| Step left | I, II, III | as a turn: one of your merchants overtakes the one on its left, and counts as much as that one for the rest of the phase |\n\nDouble buy, Double sell and Legionary pays 6 can also be used after you have passed.\n\n**Example.** A Legionary pays 2. With the favour and a ticket for the Stalls the sale brings 6 and 2: 8 coins.',
  favours_caption: 'Your favours lie open before you.',
  days_title: 'Days 2 and 3',
  days: 'After the first and the second day all merchants come back. Favours are kept, the start card goes back to the Villa, and its owner stays first player. New favours, tickets and visitors are dealt; the favours come from what is left of their deck.\n\nOn day 2 there is one **special event**, on day 3 there are two. For each, one more ticket comes to the Forum and one more visitor to its venue, and every visitor there pays **one coin more**, also those who come later. Two events at one venue make two coins.\n\n**Example.** A special event at the Circus Maximus: Gallery 1, Senator 6 and 1 for the event make 8.',
  days_caption:
    'With a special event here, every visitor of the Circus Maximus would pay one coin more.',
  variants_title: 'Variants',
  variants:
    '**For experts: Caesar.** Caesar is shuffled into the visitors. He buys nothing, but when he comes to a venue, two more visitors come with him. If you have just sent a merchant there, you may lay down one favour as a ticket for that venue, worth 2 coins. Then Caesar leaves, for this day. While he is there, you may send a merchant there without a ticket, if you can lay down a favour, and then you must.\n\nA table can also agree on these before the game:\n\n- merchants may go to venues without a ticket, where they get nothing;\n- the venue of an Extra visitor is named before the visitor is drawn;\n- at most one favour in each turn of sending.\n\n**Example.** Caesar visits the Colosseum. You send your 1, lay down Step left, and now have a ticket worth 2 there.',
  variants_caption: 'One visitor at the Colosseum. Caesar would bring two more.',
  questions_title: 'Good to know',
  questions:
    '- Equal merchants: the new one goes behind all equal ones.\n- Cards are taken for each merchant, not for each player.\n- You may send more merchants to a venue than you have tickets for it.\n- Favours can be played without merchants in hand, and Extra visitor in every phase.\n- A visitor drawn with Ticket and visitor may buy from anybody.\n- 1 becomes 8 and Step left count for one phase only.\n- A merchant that overtakes counts as much as the one it overtook.\n- There are always enough tickets, visitors and favours, even on the busiest day.\n\n**Example.** Your 6 came last, but it stands ahead of the 5 and the 2: the number counts, not the moment.',
  questions_caption: 'Your 6 was sent last and is first in line.',
} as const;

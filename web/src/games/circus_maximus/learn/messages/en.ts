// The tutorial's words; the original that the translations are checked against.
export default {
  aim_title: 'Tickets, anyone?',
  aim: 'You lead a gang of ticket sellers in Rome. Every day goes from top to bottom: favours at the Villa, tickets at the Forum, then sales at three venues. After three days the most coins win.',
  merchants_title: 'Eight merchants a day',
  merchants:
    'Higher numbers go first. The coins on a merchant are yours if you still hold it in the evening: 1 and 2 cost nothing to send, 7 and 8 cost three coins each.',
  villa_title: 'Phase I: the Villa',
  villa:
    'Three favours lie here, and a favour breaks a rule for you. Send your 2: choose it, then the large button.',
  line_title: 'The line',
  line: 'Higher numbers stand further left, ahead of lower ones; equal numbers queue behind. Your 2 is behind a 4, and the third player has passed. Two merchants, three favours: you will get one.',
  pass_title: 'Pass in time',
  pass: 'Merchants you send are gone for the day, and one is enough here. Passing ends this phase for you. Choose it, then confirm.',
  favour_title: 'Take a favour',
  favour:
    'From the left, each merchant takes one card. The 4 has taken one, now it is your 2. Take “Legionary pays 6”: a soldier who pays 2 will pay you 6.',
  forum_title: 'Phase II: the Forum',
  forum:
    'Tickets are free here; the number is what you get when you sell one. A 6 and a 3 stand in line. Send your 5 between them.',
  visitors_title: 'Who is waiting',
  visitors:
    'Visitors wait at the venues; the number is what each will pay. Every venue has one visitor fewer than tickets, so one ticket stays unsold. At the Theatre, with a single ticket, nobody waits.',
  second_title: 'One ticket, two merchants',
  second:
    'A ticket takes one merchant to get and another to sell. You still have six, so get a second ticket: send your 4.',
  enough_title: 'Enough',
  enough: 'Two tickets need two sellers, and merchants in hand pay coins. Leave it at two: pass.',
  ticket_title: 'Choose a ticket',
  ticket:
    'Your 5 may choose. The Box of the Theatre is worth 3, but nobody is there to buy it. Take the Gallery for the Circus Maximus, where a Senator pays 6.',
  soldier_title: 'A plan for the favour',
  soldier:
    'Now your 4. Only a Legionary waits at the Colosseum, and you hold the favour for one. Take the Stalls for the Colosseum.',
  sales_title: 'Phase III: sales',
  sales:
    'Each merchant at a venue sells one of your tickets to one visitor. At the Circus Maximus a 5 and a 2 stand before two visitors. Send your 6: it will choose first.',
  alone_title: 'Nobody else',
  alone:
    'No opponent has a ticket for the Colosseum, so the cheapest merchant will do. Send your 1.',
  keep_title: 'Keep the rest',
  keep: 'Your 3, 7 and 8 pay 1, 3 and 3 coins tonight if they stay. More merchants would sell nothing. Pass: it counts for all three venues.',
  sell_title: 'Sell!',
  sell: 'Your 6 is first: sell to the Senator. You get the Senator’s 6 and 1 for the Gallery.',
  break_title: 'Break a rule',
  break:
    'At the Colosseum your 1 sells to the Legionary. Use the favour when you are asked: 6 instead of 2, and 2 for the Stalls.',
  count_title: 'End of the day',
  count:
    'Your day: 7 and 8 from sales, 7 from merchants in hand, 22 in all. Tomorrow all merchants come back and new cards are dealt. On days 2 and 3 special events add a coin for every visitor of their venue.',
  end_title: 'You’re ready',
  end: 'Spend low merchants freely, high ones where they make a difference, and never take more tickets than you can sell. An unused favour pays 2 coins at the end of the game. Keep playing!',
} as const;

// The tutorial's words; the original that the translations are checked against.
export default {
  aim_title: 'Tickets, anyone?',
  aim: 'You lead a gang of ticket sellers in Rome. Every day runs down this wall: favours at the Villa, tickets at the Forum, then sales at three venues. After three days the most coins win.',
  merchants_title: 'Eight merchants a day',
  merchants:
    'High numbers are served first. The coins below are paid to you if the merchant is still in hand at nightfall: 1 and 2 cost nothing to send, 7 and 8 must earn more than 3.',
  villa_title: 'Phase I: the Villa',
  villa:
    'Send somebody cheap for a favour: press your 2, then the large button. Favours bend the rules, and even an unused one pays 2 coins at the end of the game.',
  line_title: 'The line',
  line: 'Higher numbers push in next to the place; equal ones stand behind. When all have passed, the line is served from the left, one card each. Whoever stands too far back goes away empty.',
  pass_title: 'Pass in time',
  pass: 'Merchants sent out are gone for the day. One at the Villa is plenty: keep three for tickets and three for sales. A pass ends this phase for you. Press it, then confirm.',
  favour_title: 'Take a favour',
  favour:
    'Press a card to choose it; its picture and name say what it does, the Roman numbers when. The start card lets you begin every phase instead.',
  forum_title: 'Phase II: the Forum',
  forum:
    'Here lie the tickets, in the colours of their venues. They are free: the number is what you get when you sell one. Send a middling merchant, say your 4 or 5.',
  visitors_title: 'Who is waiting',
  visitors:
    'Below, visitors wait at the venues; the number is what each will pay. At every venue there is one visitor less than there are tickets, so somebody will be left with one.',
  enough_title: 'One ticket, two merchants',
  enough:
    'A ticket takes one merchant to get and another one to sell. Fetch a second ticket if you like, keep at least as many merchants as tickets, then pass.',
  ticket_title: 'Choose a ticket',
  ticket:
    'Look down at the venues first: take a ticket for a place where visitors pay well. The highest number is no use where nobody is left to buy.',
  sales_title: 'Phase III: sales',
  sales:
    'Each of your merchants at a venue sells one of your tickets for it to one visitor. Choose a merchant and a venue: the table shows whom he would get and for how much, as it stands.',
  favours_title: 'Your favours',
  favours:
    'A favour that glows can be played now, some instead of a merchant, some when you are asked. Good ones save a merchant; the others wait for tomorrow.',
  spare_title: 'Leave the rest at home',
  spare:
    'Send one merchant for each ticket, high enough to be served in time. More would bring nothing, and those in hand pay. Then pass: it counts for all three venues.',
  sell_title: 'Sell!',
  sell: 'Your merchant’s turn: choose the visitor who pays most. You get his coins and those of the ticket.',
  count_title: 'Night falls',
  count:
    'A day brings your sales and the merchants you kept. Tomorrow all merchants are back and everything is dealt anew. Special events on days 2 and 3 add a coin to every visitor of their venue.',
  end_title: 'You know enough',
  end: 'Spend low merchants freely, high ones where they beat somebody, and never buy more than you can sell. On the last day play your favours if they bring more than 2. Play on!',
} as const;

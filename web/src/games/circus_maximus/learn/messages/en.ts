// The tutorial's words; the original that the translations are checked against.
export default {
  aim_title: 'Tickets, anyone?',
  aim: 'You lead a gang of ticket sellers in Rome. Every day goes from top to bottom: favours at the Villa, tickets at the Forum, then sales at three venues. After three days the most coins win.',
  merchants_title: 'Eight merchants a day',
  merchants:
    'Higher numbers go first. The coins below are paid if the merchant is still in hand at the end of the day: 1 and 2 cost nothing to send, 7 and 8 should earn more than 3.',
  villa_title: 'Phase I: the Villa',
  villa:
    'Send a low merchant for a favour: choose your 2, then the large button. Favours break the rules, and even an unused one pays 2 coins at the end of the game.',
  line_title: 'The line',
  line: 'Higher numbers go further left, ahead of lower ones; equal numbers queue behind. When all have passed, the merchants take one card each from the left. Those too far back get nothing.',
  pass_title: 'Pass in time',
  pass: 'Merchants you send are gone for the day. One at the Villa is plenty: keep three for tickets and three for sales. Passing ends this phase for you. Choose it, then confirm.',
  favour_title: 'Take a favour',
  favour:
    'Tap a card to choose it; picture and name say what it does, the Roman numerals when. Or take the start card and go first in every phase.',
  forum_title: 'Phase II: the Forum',
  forum:
    'Here are the tickets, in the colours of their venues. They are free: the number is what you get when you sell one. Send a medium merchant, for example your 4 or 5.',
  visitors_title: 'Who is waiting',
  visitors:
    'Below, visitors wait at the venues; the number is what each will pay. Every venue has one visitor less than tickets, so one ticket will stay unsold.',
  enough_title: 'One ticket, two merchants',
  enough:
    'A ticket takes one merchant to get and another to sell. Get a second ticket if you like, keep at least as many merchants as tickets, then pass.',
  ticket_title: 'Choose a ticket',
  ticket:
    'Look at the venues first: take a ticket where visitors pay well. The highest ticket is worth nothing where nobody is left to buy it.',
  sales_title: 'Phase III: sales',
  sales:
    'Each of your merchants at a venue sells one of your tickets for it to one visitor. Choose a merchant and a venue: the table shows the visitor and the coins you would get for now.',
  favours_title: 'Your favours',
  favours:
    'A highlighted favour can be played now, some instead of a merchant, some when you are asked. A good one saves you a merchant; keep the others for tomorrow.',
  spare_title: 'Keep the rest',
  spare:
    'Send one merchant for each ticket, high enough to get a visitor. More bring nothing, and those in hand pay coins. Then pass: it counts for all three venues.',
  sell_title: 'Sell!',
  sell: 'Your merchant’s turn: choose the visitor who pays most. You get the visitor’s coins and those of the ticket.',
  count_title: 'End of the day',
  count:
    'A day pays your sales and the merchants you kept. Tomorrow all merchants come back and new cards are dealt. Special events on days 2 and 3 add a coin for every visitor of their venue.',
  end_title: 'You’re ready',
  end: 'Spend low merchants freely, high ones where they make a difference, and never take more tickets than you can sell. On the last day play favours that earn more than 2. Keep playing!',
} as const;

// What the coach says about a move; the original that the translations are checked against.
export default {
  line: '{ordinal} in line {at}.',
  more: {
    one: '{count} coin more for you today, for now.',
    other: '{count} coins more for you today, for now.',
  },
  less: {
    one: '{count} coin less for you today, for now.',
    other: '{count} coins less for you today, for now.',
  },
  hurts: {
    one: '{name} gets {count} coin less today.',
    other: '{name} gets {count} coins less today.',
  },
  keeps_for: 'Keeps your {level} to place it {at}.',
  aims_ticket: 'Aims at a ticket: {ticket}.',
  aims_favour: 'Aims at the favour {favour}.',
  aims_start: 'Aims at the start card.',
  aims_sale: 'Aims at a sale {to}.',
  keeps_favour: 'Then plays {favour}.',
  then_pass: 'Then passes and keeps the other merchants.',
} as const;

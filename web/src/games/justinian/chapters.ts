// Chapters of the rules by their places, for what a table's components refer to.
export const chapters = {
  things: '1',
  turn: '3',
  moving: '4',
  claiming: '5',
  scoring: '6',
} as const;

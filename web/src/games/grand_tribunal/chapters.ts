// Chapters of the rules by their places, for what a table's components refer to.
export const chapters = {
  things: '1',
  course: '3',
  actions: '4',
  count: '5',
  effects: '6',
  sources: '7-1',
} as const;

/** What bots without a name are called, by seat. */
export const botNames = ['Livia', 'Cato', 'Zoe', 'Leo', 'Irene', 'Marcus', 'Flavia', 'Hugo'];

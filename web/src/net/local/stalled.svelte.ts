// What the page shows when the bots of this browser cannot think.
/** `bots`: they wait for a file that could not be loaded. */
export const stalled = $state({ bots: false });

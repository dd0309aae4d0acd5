// Keys for lists of answers: digits first, then letters. The shell keeps a few keys for itself.
import type { Hotkey } from './game';

/** Keys of the frame: undo, and the legend. */
export const frameKeys = ['u', '?'] as const;

const all = [...'1234567890abcdefghijklmnopqrstvwxyz'];

export type Answer = Omit<Hotkey, 'key'>;

/** One key for each answer, without those that are taken. Answers beyond the last key have none. */
export function keyed(answers: Answer[], taken: readonly string[] = []): Hotkey[] {
  const free = all.filter((key) => !taken.includes(key));
  return answers.slice(0, free.length).map((answer, index) => ({ key: free[index]!, ...answer }));
}

/** The key of an event, or null if the event is meant for something else. */
export function pressedKey(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  const at = event.target as HTMLElement | null;
  if (at?.closest?.('input, textarea, select, dialog, [contenteditable], [role="tablist"]'))
    return null;
  // Enter on a button presses that button.
  if (event.key === 'Enter' && at?.closest?.('button, a, summary')) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

// Tells the reader that it is their turn, or that somebody has written: a sound, a notice.
import type { Sound } from '../../games/scene';
import { settings, shell } from '../../app/settings.svelte';

function sound(name: Sound) {
  if (settings.sound) void import('../scenes/sound').then(({ play }) => play(name));
}

/** Somebody else has written a line. */
export const ring = () => sound('message');

export function callPlayer(game: string) {
  sound('turn');
  if (
    !settings.notify ||
    document.visibilityState === 'visible' ||
    Notification.permission !== 'granted'
  )
    return;
  new Notification('Curia', { body: shell.t('turn_notice', { game }), tag: 'turn' });
}

// Notices of the browser: asked for when the reader wants them, never before.
import { settings } from '../../app/settings.svelte';

export const canNotify = 'Notification' in globalThis;

/** False if the browser refuses. */
export async function setNotify(on: boolean): Promise<boolean> {
  settings.notify = on && (await Notification.requestPermission()) === 'granted';
  return settings.notify === on;
}

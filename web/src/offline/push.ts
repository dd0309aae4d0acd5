// Web push: the browser tells its reader that it is their turn although the page is closed. A push has
// no contents: the service worker asks the server itself (worker.js).
import { home, isFiles } from '../app/address';
import { api } from '../app/api';
import { settings, shell } from '../app/settings.svelte';
import { liveSeats, type HeldTable } from '../app/tables.svelte';
import type { Language } from '../i18n/messages';
import { isLocal } from '../net/local/here';
import { settingsWords } from '../shell/settings/words';

/** Why this page cannot do it. */
export type WhyNoPush = 'none' | 'https' | 'browser';
/** Null: the reader need not hear of it, because the server cannot. */
export async function whyNoPush(): Promise<WhyNoPush | null> {
  const key = isFiles ? null : await api.pushKey().catch(() => null);
  if (!key) return null;
  if (!isSecureContext) return 'https';
  return 'PushManager' in globalThis && 'serviceWorker' in navigator ? 'none' : 'browser';
}

const patience = 15_000;
const registered = () =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), patience)),
  ]);
const registration = () => navigator.serviceWorker?.getRegistration();

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));

// A subscription is for one key of one server. The browser may have made it for an earlier one.
async function subscribe({ pushManager }: ServiceWorkerRegistration): Promise<PushSubscription> {
  const key = bytesOf((await api.pushKey()) ?? '');
  const old = await pushManager.getSubscription();
  const known = new Uint8Array(old?.options.applicationServerKey ?? []);
  if (old && known.every((byte, i) => byte === key[i]) && known.length === key.length) return old;
  await old?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** At the reader's wish only: the browser asks for permission. */
export async function setPush(on: boolean): Promise<'done' | 'denied' | 'failed'> {
  if (!on) {
    const old = await (await registration())?.pushManager.getSubscription();
    await old?.unsubscribe().catch(() => false);
    if (settings.push) settings.push = { ...settings.push, on };
    return 'done';
  }
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    const { endpoint } = await subscribe(await registered());
    settings.push = { endpoint, on };
    return 'done';
  } catch {
    return 'failed';
  }
}

/** A browser may change its address at the push service at any time. */
export async function renew() {
  if (Notification.permission !== 'granted') return;
  const subscription = await registered()
    .then(subscribe)
    .catch(() => null);
  if (subscription && subscription.endpoint !== settings.push?.endpoint)
    settings.push = { endpoint: subscription.endpoint, on: true };
}

/** Closes the notice about a table. */
export async function clear(table: string) {
  const notices = await (await registration())?.getNotifications({ tag: table });
  notices?.forEach((notice) => notice.close());
}

/** Leaves for the service worker what it asks about and what it says; it has no words of its own. */
export async function keepTurns(language: Language, tables: HeldTable[]) {
  const w = await settingsWords(language);
  const mine = tables.filter(({ table, finished }) => !finished && !isLocal(table));
  const turns = {
    tables: mine.map((held) => ({
      id: held.table,
      seats: liveSeats(held).map(({ seat }) => seat),
      title: shell.t('turn_notice', { game: shell.game(held.game) }),
      body: held.name ?? '',
    })),
    nothing: w('push_nothing'),
    perhaps: w('push_perhaps'),
  };
  await (await caches.open('turns')).put(`${home}turns`, new Response(JSON.stringify(turns)));
}

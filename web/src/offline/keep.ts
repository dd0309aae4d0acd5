// Installs the service worker, and offers a new version of the page when it is there. It is taken
// at once only if this tab shows it already.
import { home, isFiles } from '../app/address';
import { settings } from '../app/settings.svelte';
import { newVersion } from './version.svelte';

const address = `${home}sw.js${isFiles ? '?files' : ''}`;
const hourly = 3600_000;
// The version of a service worker is the first script of its page (vite.config.ts).
const isOwn = (version: string) =>
  document.querySelector<HTMLScriptElement>('script[type="module"]')!.src.endsWith(`/${version}`);

function versionOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    worker.postMessage('version', [port2]);
  });
}

async function offer(worker: ServiceWorker) {
  const activate = () => worker.postMessage('activate');
  if (isOwn(await versionOf(worker))) return activate();
  newVersion.load = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    activate();
  };
}

export async function keep() {
  const registration = await navigator.serviceWorker.register(address).catch(() => null);
  if (!registration) return; // a browser that keeps nothing still shows the page
  const look = () => {
    // The first version has nothing to replace, and becomes active by itself.
    if (registration.waiting && registration.active) void offer(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => worker.state === 'installed' && look());
  });
  if (settings.push?.on) void import('./push').then(({ renew }) => renew());
  setInterval(() => void registration.update().catch(() => {}), hourly);
}

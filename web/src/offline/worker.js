// The service worker: the page opens and plays without a network. The build writes the names of all
// files of one version of the page into it, and they are kept together (vite.config.ts).
const version = '__VERSION__';
const files = __FILES__;

const name = `curia-${version}`;
const page = './';
/** The page lies on a web space as files: no server knows its routes. */
const isFiles = self.location.search === '?files';
const scope = new URL('./', self.location.href);

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const isFixed = (file) => file.startsWith('assets/'); // its name changes with its contents

async function fetched(file, tries = 10) {
  const answer = await fetch(file, { cache: isFixed(file) ? 'default' : 'no-cache' });
  if (answer.ok) return answer;
  if (answer.status !== 429 || tries === 0) throw new Error(`${file}: ${answer.status}`);
  await wait(1000);
  return fetched(file, tries - 1);
}

// All of them or none: without the last file the version is not installed.
async function install() {
  const cache = await caches.open(name);
  for (const file of [page, ...files]) {
    if (isFixed(file) && (await cache.match(file))) continue;
    const old = isFixed(file) && (await caches.match(file));
    await cache.put(file, old || (await fetched(file)));
  }
}

// The version before this one stays, for tabs that still show it.
async function clean() {
  const others = (await caches.keys()).filter(
    (other) => other.startsWith('curia-') && other !== name,
  );
  await Promise.all(others.slice(0, -1).map((other) => caches.delete(other)));
  await self.clients.claim();
}

async function kept(request) {
  const found = await (await caches.open(name)).match(request);
  return found ?? (await caches.match(request)) ?? fetch(request);
}

// A game in this browser goes on with the version that it began with. Everything else of a server
// comes from the server if it answers soon.
async function opened(request) {
  const cached = async () => (await caches.open(name)).match(page);
  if (isFiles || /\/[tr]\/local-/.test(request.url)) return (await cached()) ?? fetch(request);
  const late = wait(3000).then(cached);
  const fresh = fetch(request).catch(cached);
  return (await Promise.race([fresh, late])) ?? fresh;
}

// Web push: a push says nothing, so the worker asks the server whose turn it is. The page has left the
// tables of this browser and the words (push.ts). Browsers want something to be shown for each push.
async function pushed() {
  const left = await (await caches.open('turns')).match('turns');
  const { tables, nothing, perhaps } = left ? await left.json() : { tables: [] };
  const ids = tables.map(({ id }) => id).slice(0, 50);
  const answer = await fetch(`api/tables?ids=${ids}`).catch(() => null);
  const told = answer?.ok ? (await answer.json()).tables : null;
  const isMine = ({ id, seats }) =>
    told.some((table) => table.id === id && table.turn.some((seat) => seats.includes(seat)));
  const mine = told ? tables.filter(isMine) : [];
  const say = (title, options) =>
    self.registration.showNotification(title, { icon: 'icon-192.png', ...options });
  const old = await self.registration.getNotifications();
  const isOver = ({ tag }) => told && !mine.some(({ id }) => id === tag);
  old.filter(isOver).forEach((notice) => notice.close());
  await Promise.all(
    mine.map(({ id, title, body }) => say(title, { tag: id, body, data: `t/${id}` })),
  );
  if (mine.length === 0)
    await say('Curia', {
      tag: 'curia',
      body: told ? nothing : perhaps,
      data: 'mine',
      silent: true,
    });
}

async function opensTable({ data }) {
  const { href } = new URL(data, scope);
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => url.split(/[?#]/)[0] === href);
  return there ? there.focus() : self.clients.openWindow(href);
}

self.addEventListener('push', (event) => event.waitUntil(pushed()));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(opensTable(event.notification));
});
self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(clean()));
// The reader has agreed to the new version, or already sees it (src/offline/keep.ts).
self.addEventListener('message', (event) => {
  if (event.data === 'activate') self.skipWaiting();
  else event.ports[0]?.postMessage(version);
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope.href)) return;
  const path = request.url.slice(scope.href.length);
  if (request.mode === 'navigate') event.respondWith(opened(request));
  else if (isFixed(path) || files.includes(path)) event.respondWith(kept(request));
});

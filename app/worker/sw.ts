/*
 * Opens the app without a connection: keeps the page and the files of `assets` that this phone has used.
 * Answers of the lender are not kept here. The lender's page is asked for first, so that a new release is
 * taken at the next opening. Each release has a cache of its own; `current` has the page of the last release
 * whose first screen was shown here. Whatever fails here leaves the page to the network.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

const { scope } = worker.registration;
const files = `${scope}assets/`;
const prefix = 'kopa:';
const current = `${prefix}page`;
/** In the same cache: the page as the lender sent it last, whether or not its release was ever shown. */
const newest = `${scope}?newest`;
/**
 * How long the lender is waited for in milliseconds, where a page is kept on this phone: less than a round
 * trip of a slow line. An opening that may find a newer release waits longer, or a slow line would never
 * bring it.
 */
const patience = { known: 400, newer: 4000 };

/** Files that came before the page has named its release. */
const early = new Map<string, Response>();

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.registration.navigationPreload?.enable(), worker.clients.claim()]));
});

worker.addEventListener('message', (event) => {
  event.waitUntil(keepRelease(event.data as Shown).catch(ignore));
});

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const place = url.split(/[?#]/)[0]!;
  if (method !== 'GET') return;
  if (mode === 'navigate' && place === scope) event.respondWith(pageOf(event));
  else if (place.startsWith(files)) event.respondWith(fileOf(event));
});

/**
 * The lender's page; if none comes in time, or another than ours, the kept one. The next opening has what
 * came late.
 */
async function pageOf(event: FetchEvent): Promise<Response> {
  const asked = lendersPage(event);
  event.waitUntil(asked.catch(ignore));
  const [shown, sent] = await Promise.all([shownPage(), keptPage(newest, current)]);
  if (!shown) return (await asked).answer;
  const isNewest = !sent || sent.release === shown.release;
  const old = (isNewest && sent ? sent : shown).page;
  const wait = isNewest ? patience.known : patience.newer;
  const late = new Promise<Response>((resolve) => setTimeout(resolve, wait, old));
  const ours = asked.then(({ answer, release }) => (release ? answer : old));
  return Promise.race([ours, late]).catch(() => old);
}

/** The page that was shown last; where that one is spoilt, the page of the newest release. */
async function shownPage(): Promise<KeptPage | undefined> {
  const shown = await keptPage(scope, current);
  if (shown) return shown;
  const names = await releases().catch(() => []);
  return (await Promise.all(names.map((name) => keptPage(scope, name)))).filter((page) => page).pop();
}

interface KeptPage {
  page: Response;
  release: string;
}

/** A kept page that is ours and complete. */
async function keptPage(url: string, cacheName: string): Promise<KeptPage | undefined> {
  const page = await kept(url, cacheName);
  const release = page && (await releaseOf(page.clone()));
  return release ? { page, release } : undefined;
}

async function lendersPage(event: FetchEvent): Promise<{ answer: Response; release: string | undefined }> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  const answer = preloaded ?? (await fetch(event.request));
  const [copy, other] = [answer.clone(), answer.clone()];
  const release = await releaseOf(answer.clone());
  if (release)
    event.waitUntil(
      keep(release, scope, copy)
        .then(async () => (await caches.has(current)) && keep(current, newest, other))
        .catch(ignore),
    );
  return { answer, release };
}

/** A file, whose name changes with its content: the kept one, else the lender's. */
async function fileOf(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { url } = request;
  const old = await keptFile(url);
  if (old) return old;
  const answer = await lendersFile(url, request);
  if (await isWhole(url, answer)) event.waitUntil(keepWithNewest(url, answer.clone()).catch(ignore));
  return answer;
}

async function lendersFile(url: string, request: Request): Promise<Response> {
  const answer = await fetch(request);
  // The browser itself may have kept a spoilt answer.
  return !answer.ok || (await isWhole(url, answer)) ? answer : fetch(url, { cache: 'reload' });
}

/** A kept file that nothing has spoilt, in one cache or in any. */
async function keptFile(url: string, cacheName?: string): Promise<Response | undefined> {
  const file = await kept(url, cacheName);
  return file && (await isWhole(url, file)) ? file : undefined;
}

async function keepWithNewest(url: string, answer: Response): Promise<void> {
  early.set(url, answer.clone());
  const release = (await releases()).pop();
  if (!release) return;
  early.delete(url);
  await keep(release, url, answer);
}

/** An open page's release, and the addresses of all that the page has loaded. */
interface Shown {
  release: string;
  loaded: string[];
}

/**
 * The first screen has been shown with these files: keeps those that are missing, from the browser's own
 * cache as far as possible, and makes their release the one that opens without a connection. Earlier releases
 * go when no other page is open that may need them.
 */
async function keepRelease({ release: name, loaded }: Shown): Promise<void> {
  const own = loaded.filter((url) => url.startsWith(files));
  const release = prefix + name;
  const page = (await keptPage(scope, release))?.page ?? (await fetch(scope, { cache: 'force-cache' }));
  if ((await releaseOf(page.clone())) !== release) return;
  const missing = await Promise.all(own.map(async (url) => ((await keptFile(url, release)) ? [] : [url])));
  for (const url of missing.flat()) {
    const answer =
      (await keptFile(url)) ?? (await lendersFile(url, new Request(url, { cache: 'force-cache' })));
    if (!(await isWhole(url, answer))) return;
    await keep(release, url, answer);
  }
  for (const [url, answer] of early) await keep(release, url, answer);
  early.clear();
  await keep(release, scope, page.clone());
  await keep(current, scope, page);
  if ((await worker.clients.matchAll()).length > 1) return;
  for (const other of await releases()) if (other !== release) await caches.delete(other);
}

/** The names of the releases with a cache, the oldest cache first. */
async function releases(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);
}

async function keep(cache: string, url: string, answer: Response): Promise<void> {
  await (await caches.open(cache)).put(url, answer);
}

/** What is kept under an address, in one cache or in any; nothing where storage fails. */
function kept(url: string, cacheName?: string): Promise<Response | undefined> {
  return caches.match(url, { ignoreVary: true, ...(cacheName && { cacheName }) }).catch(() => undefined);
}

/** The release of a page that is ours and complete; a portal or proxy answers with other pages. */
async function releaseOf(answer: Response): Promise<string | undefined> {
  if (answer.status !== 200 || answer.redirected) return undefined;
  const text = await answer.text();
  return /data-shell[^]*<\/html>\s*$/.test(text) ? nameIn(text) : undefined;
}

/** The name of a release's cache: that of its first script, which changes with every other file. */
function nameIn(text: string): string | undefined {
  const [, release] = /data-release="([\w-]+)"/.exec(text) ?? [];
  return release && prefix + release;
}

/** Whether a file has the text of its name, which ends in a digest: app/build/late-names.ts. */
async function isWhole(url: string, answer: Response): Promise<boolean> {
  const name = url.slice(0, url.lastIndexOf('.'));
  const text = await answer
    .clone()
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const spelt = btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return answer.ok && name.endsWith(`-${spelt.slice(0, 4)}`);
}

function ignore(): void {}

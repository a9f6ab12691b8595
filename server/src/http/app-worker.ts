import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { addPage } from './app-page.ts';

/** A worker that takes the place of any earlier one, deletes what it kept, and ends. Open pages go on. */
export const withdrawn = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('kopa:')) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** Serves the app's service worker, or the one that ends it. Browsers ask at each opening of the app. */
export function addAppWorker(app: FastifyInstance, file: string, isOn: boolean): void {
  addPage(app, {
    page: isOn ? readFileSync(file, 'utf8') : withdrawn,
    addresses: ['/sw.js'],
    type: 'text/javascript',
  });
}

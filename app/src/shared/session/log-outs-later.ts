import { unsentLogOuts } from './unsent-log-outs.ts';

/** Sends kept logouts now and on each reconnection, for the lifetime of the page. */
export function sendLogOutsLater(): void {
  sendKept();
  window.addEventListener('online', sendKept);
}

function sendKept(): void {
  if (unsentLogOuts().length > 0)
    import('./log-out.ts').then(({ sendLogOuts }) => sendLogOuts()).catch(() => undefined);
}

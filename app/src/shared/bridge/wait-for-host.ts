import { hasNative } from './bridge.ts';

/** How long the first screen waits in all, in milliseconds, also when the code that asks does not come. */
const longest = 6000;

/**
 * Ends when the first screen may be shown: at once in a browser; in a native app, when it has said who is logged in, or has been given
 * time to. Never fails.
 */
export async function waitForHost(): Promise<void> {
  if (!hasNative()) return;
  const asked = import('./host-login.ts').then(({ startHostLogin }) => startHostLogin());
  const late = new Promise<void>((resolve) => setTimeout(resolve, longest));
  await Promise.race([asked, late]).catch(() => undefined);
}

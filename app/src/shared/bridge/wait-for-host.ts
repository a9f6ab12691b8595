import { hasNative } from './bridge.ts';

/** Maximum wait of the first screen, in ms, also when the asking code does not load. */
const longest = 6000;

/**
 * Resolves when the first screen may be shown: at once in a browser; in a native app after its answer or a
 * time limit. Never fails.
 */
export async function waitForHost(): Promise<void> {
  if (!hasNative()) return;
  const asked = import('./host-login.ts').then(({ startHostLogin }) => startHostLogin());
  const late = new Promise<void>((resolve) => setTimeout(resolve, longest));
  await Promise.race([asked, late]).catch(() => undefined);
}

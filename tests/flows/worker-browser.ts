import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/launch.ts';

let launched: Promise<Browser> | undefined;

/**
 * The browser in which this worker's files open their phones, one file after the other. It ends with the
 * worker.
 */
export function workerBrowser(): Promise<Browser> {
  launched ??= launchBrowser();
  return launched;
}

/** Closes whatever a file has left open. */
export async function clearWorkerBrowser(): Promise<void> {
  const browser = await launched;
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}

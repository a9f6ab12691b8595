import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/launch.ts';

let launched: Promise<Browser> | undefined;

/** The browser of this worker, shared by its files one after the other. The browser ends with the worker. */
export async function workerBrowser(): Promise<Browser> {
  // A crash costs one file, and not all later ones.
  if (launched && !(await launched).isConnected()) launched = undefined;
  launched ??= launchBrowser();
  return launched;
}

/** Closes whatever a file has left open. */
export async function clearWorkerBrowser(): Promise<void> {
  const browser = await launched;
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}

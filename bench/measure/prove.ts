import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something is so; a contestant that did not do its work has no figures. */
export async function prove(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 8_000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`This did not happen: ${what}.`);
    await pause(50);
  }
}

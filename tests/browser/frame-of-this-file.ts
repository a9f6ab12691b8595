import type { BrowserCommand } from 'vitest/node';
import { waitUntil } from '../../scripts/wait-until.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Resolves once the test runner's commands act in the page of this test file. */
    frameOfThisFile: () => Promise<void>;
  }
}

/**
 * Test files run one after another in frames of one name. On a busy machine the runner hears late that the
 * last file's frame is gone, and the first click of the next file would fail there ("Frame was detached").
 */
export const frameOfThisFile: BrowserCommand<[]> = async ({ frame }) => {
  await waitUntil(
    async () => {
      const found = await frame();
      return found.evaluate(() => true).catch(() => false);
    },
    () => 'the frame of the test file',
  );
};

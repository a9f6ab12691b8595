import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStorybook, ownStorybook } from '../../scripts/build-storybook.ts';
import { listStories } from '../../kopa-stories/src/stories.ts';
import type { EngineName } from '../browser/engine.ts';
import { launchFirefox } from '../browser/firefox.ts';
import { Borrower } from '../flows/borrower.ts';
import { startLender, type Lender } from '../flows/start-lender.ts';
import { startPhone } from '../flows/start-phone.ts';
import { borrowAndRepay } from '../flows/whole-loan.ts';
import { enginePage, type EnginePage } from './engine-page.ts';
import { playStories } from './engine-stories.ts';
import { missing, openEngine } from './engines.ts';

/**
 * The tests in an engine: stories by the begin of their ids, on request in every look, and a whole loan by
 * touch and keys. All are skipped where the engine is missing; the title names the packages to install.
 */
export function onEngine(
  engine: EngineName,
  { parts, looks = false }: { parts: readonly string[]; looks?: boolean },
): void {
  const why = missing(engine);

  describe.skipIf(why)(why ?? `in ${engine}`, () => {
    beforeAll(async () => {
      await buildStorybook(ownStorybook);
    });

    it.for(parts)('the stories %s play, and axe and the console find nothing', async (part, { annotate }) => {
      const stories = listStories(ownStorybook.folder, { only: part }).filter(
        ({ id, look }) => id.startsWith(part) && (looks || !look),
      );
      expect(stories).not.toEqual([]);
      const { failures, skipped } = await playStories(engine, {
        stories,
        folder: ownStorybook.folder,
        pages: 2,
      });
      for (const [story, reason] of skipped) await annotate(`skipped: ${story}: ${reason}`);
      expect(Object.fromEntries(failures)).toEqual({});
    });

    describe('a whole loan', () => {
      let lender: Lender;
      let phone: EnginePage;
      beforeAll(async () => {
        lender = await startLender();
        phone = engine === 'firefox' ? await firefoxPage() : enginePage(await openEngine(engine));
      });
      afterAll(async () => {
        await phone?.close();
        await lender?.stop();
      });

      it('a borrower registers, applies, collects and repays, and the console says nothing', async () => {
        const borrower = new Borrower(phone.page, lender, '712345021');
        borrower.isAsked = true;
        await borrower.sandbox.holdPayments();
        await borrowAndRepay(borrower);
        expect(await phone.complaints()).toEqual([]);
      });
    });
  });
}

async function firefoxPage(): Promise<EnginePage> {
  const browser = await launchFirefox();
  const { page, errors } = await startPhone(browser);
  return { page, complaints: async () => errors.splice(0), close: () => browser.close() };
}

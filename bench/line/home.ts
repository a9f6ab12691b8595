import type { Browser } from 'playwright-core';
import { slowDown, slowPhone, visit, type Visit } from './visit.ts';
import type { Profile } from './profiles.ts';
import type { SlowLine } from './open-line.ts';

const main = '^Apply for KSh';

/** Home of a visitor: from an empty cache, and then again by the service worker and the cache. */
export async function openHome(
  browser: Browser,
  line: SlowLine,
  profile: Profile,
): Promise<{ first: Visit; second: Visit }> {
  const phone = await slowPhone(browser, profile);
  try {
    const apply = async () => {
      await phone.page.getByRole('button', { name: new RegExp(main) }).tap();
      await phone.page.getByLabel('Mobile number').waitFor();
    };
    const first = await visit(phone.page, { line, path: '/', main, first: '^English', use: apply });
    // Until this phone has kept the app.
    await phone.page.waitForFunction(() => caches.has('kopa:page'));
    await line.rest();
    const before = phone.page;
    phone.page = await phone.context.newPage();
    await before.close();
    line.hangUp();
    await slowDown(phone.page, profile.cpu);
    const second = await visit(phone.page, { line, path: '/', main, use: apply });
    return { first, second };
  } finally {
    await phone.close();
  }
}

import type { Browser } from 'playwright-core';
import type { MakeDriver } from '../drive/driver.ts';
import { texts } from '../screen/texts.ts';
import type { SlowLine } from './open-line.ts';
import type { Profile } from './profiles.ts';
import { slowPhone, visit, type Visit } from './visit.ts';

/** One form screen of a contestant: `sheet`, `filled`: seconds since the navigation began; `bytes` until then. */
export interface FormVisit extends Visit {
  /** The birthday's sheet is open after a tap as soon as the form is there. */
  sheet: number;
  /** The acts of the form are done: a birthday, a name, three lists. */
  filled: number;
  bytes: number;
}

/** Opens the form of a contestant from an empty cache, and fills it without thinking. */
export async function openForm(
  browser: Browser,
  line: SlowLine,
  profile: Profile,
  name: string,
  makeDriver: MakeDriver,
): Promise<FormVisit> {
  const phone = await slowPhone(browser, profile);
  try {
    const { page } = phone;
    const driver = makeDriver(page);
    const now = () => page.evaluate(() => performance.now() / 1000);
    const gone = () => driver.sheet().waitFor({ state: 'hidden' });
    let [sheet, filled] = [0, 0];
    const opened = await visit(page, {
      line,
      path: `/${name}/index.html`,
      main: texts.next,
      use: async () => {
        await driver.row('birthday').tap();
        await driver.confirm().waitFor();
        sheet = await now();
        await driver.confirm().tap();
        await gone();
        await driver.row('firstName').pressSequentially('Wanjiku');
        for (const [field, label] of [
          ['education', 'Secondary school'],
          ['state', 'Coast'],
          ['city', 'Kilifi'],
        ] as const) {
          await driver.row(field).tap();
          await driver.choose(label, (locator) => locator.tap());
          await gone();
        }
        filled = await now();
      },
    });
    return { ...opened, sheet, filled, bytes: line.seen.reduce((sum, { bytes }) => sum + bytes, 0) };
  } finally {
    await phone.close();
  }
}

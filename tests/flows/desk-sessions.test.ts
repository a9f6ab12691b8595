import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { acceptInvitation, agent, onLaptops, onOneDesk, signInByCode } from './on-desk.ts';

const { on, linkOf } = onOneDesk(agent);

const laptop = onLaptops();
const rows = (page: Page) =>
  page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');

const isOver = async (phone: Page) => {
  await phone.getByRole('link', { name: 'Feedback' }).first().click();
  await phone.getByText('You ended this session from another device.').waitFor();
};

describe("one's own sessions at the desk", () => {
  it('sessions elsewhere are seen and ended, one or all others, and say so there', async () => {
    const page = await laptop();
    const secret = await acceptInvitation(page, linkOf(agent));
    const elsewhere = async () => {
      const phone = await laptop(360);
      await signInByCode(phone, on.lender.url, { email: agent.email, secret });
      return phone;
    };
    const first = await elsewhere();
    await page.getByRole('button', { name: 'Your menu' }).click();
    await page.getByRole('link', { name: 'Where you are logged in' }).click();
    await expect.poll(() => rows(page).count()).toBe(2);
    expect(await rows(page).first().innerText()).toMatch(
      /Linux, (Chrome|Firefox)\s+This one\s+Since .*, by invitation/,
    );
    await expectAccessible(page, "one's own sessions");
    await rows(page)
      .last()
      .getByRole('button', { name: /^End: Linux, (Chrome|Firefox), since/ })
      .click();
    await expect.poll(() => rows(page).count()).toBe(1);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Where you are logged in');
    await isOver(first);

    const others = [await elsewhere(), await elsewhere()];
    await page.reload();
    await expect.poll(() => rows(page).count()).toBe(3);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page, "one's own sessions on a phone");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'End all others' }).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    for (const phone of others) await isOver(phone);
  });
});

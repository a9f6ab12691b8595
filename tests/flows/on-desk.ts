import { createHmac } from 'node:crypto';
import { kenya } from '@kopa/contract';
import type { StaffRole } from '@kopa/contract/desk/rights';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { patient } from '../../scripts/patience.ts';
import { staffCommand } from '../../server/src/cli/staff-command.ts';
import { systemClock } from '../../server/src/ports/clock/clock.ts';
import { openPlace, type LenderPlace } from './lender-place.ts';
import { onOneLender } from './on-one-lender.ts';
import { sandboxOf } from './sandbox.ts';
import { workerBrowser } from './worker-browser.ts';

/** Somebody who is invited to the desk by a command. */
export interface Invited {
  email: string;
  name: string;
  roles: readonly StaffRole[];
}

/** An agent, whom flows with one person at the desk invite. */
export const agent = { email: 'achieng@lender.example', name: 'Achieng Atieno', roles: ['agent'] } as const;

/** One lender for a file of tests, without phones, that has invited people; their links by address. */
export function onOneDesk(...people: readonly Invited[]) {
  let links: Map<string, string>;
  const on = onOneLender({
    before: async (place) => {
      links = await inviteAll(place, people);
    },
    phones: false,
  });
  return { on, linkOf: ({ email }: Invited) => on.lender.url + links.get(email)! };
}

/** Invites people in the place of a lender that does not run; the paths of their links, by address. */
export async function inviteAll(
  place: LenderPlace,
  people: readonly Invited[],
  at = systemClock.now(),
): Promise<Map<string, string>> {
  const { db, close } = await openPlace(place);
  const links = new Map<string, string>();
  try {
    for (const { email, name, roles } of people) {
      const { lines } = await staffCommand(['add', email, roles.join(','), ...name.split(' ')], {
        db,
        market: kenya.market,
        at,
        publicUrl: null,
      });
      links.set(
        email,
        lines.find((line) => line.includes('/desk/invited/'))!,
      );
    }
  } finally {
    await close();
  }
  return links;
}

/** A laptop in the lender's office; `width` 360 is a phone. With another's state the session goes on. */
export async function startLaptop(
  width = 1280,
  storageState?: BrowserContextOptions['storageState'],
): Promise<{ context: BrowserContext; page: Page }> {
  const browser = await workerBrowser();
  const context = await browser.newContext({
    viewport: { width, height: width < 720 ? 740 : 800 },
    hasTouch: width < 720,
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    reducedMotion: 'reduce',
    ...(storageState && { storageState }),
  });
  context.setDefaultTimeout(patient(15_000));
  return { context, page: await context.newPage() };
}

/** Laptops for the tests of a file, as `startLaptop` starts them; each is closed after its test. */
export function onLaptops(): (...how: Parameters<typeof startLaptop>) => Promise<Page> {
  const opened: BrowserContext[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((context) => context.close()));
  });
  return async (...how) => {
    const { context, page } = await startLaptop(...how);
    opened.push(context);
    return page;
  };
}

/** The password of everybody whom a flow invites. */
export const password = 'three green umbrellas';

/** Accepts an invitation with a password and six digits; the secret of further digits. */
export async function acceptInvitation(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await page.getByRole('button', { name: /^Password and a 6-digit code/ }).click();
  const secret = await page.locator('code').innerText();
  await page.getByLabel('New password').fill(password);
  const digits = await nextDigits(new URL(address).origin, secret);
  await page.getByRole('textbox', { name: '6-digit code' }).fill(digits);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
  return secret;
}

/** Signs in by password and six digits. */
export async function signInByCode(
  page: Page,
  lender: string,
  { email, secret }: { email: string; secret: string },
): Promise<void> {
  await page.goto(`${lender}/desk/sign-in/code`);
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const digits = await nextDigits(lender, secret);
  await page.getByRole('textbox', { name: '6-digit code' }).fill(digits);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
}

const halfMinute = 30_000;
/** The half minute of the last digits, by secret. */
const used = new Map<string, number>();

/**
 * The next digits of a secret: good once, at the lender's time or half a minute later. The lender's clock
 * moves on where both are used.
 */
async function nextDigits(lender: string, secret: string): Promise<string> {
  const sandbox = sandboxOf(lender);
  const now = Math.floor((await sandbox.now()) / halfMinute);
  const next = Math.max(now, (used.get(secret) ?? 0) + 1);
  if (next > now + 1) await sandbox.advance(((next - now - 1) * halfMinute) / 1000);
  used.set(secret, next);
  return sixDigits(secret, next * halfMinute);
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The six digits of an authenticator app for a secret in base32 (RFC 6238). */
function sixDigits(secret: string, at: number): string {
  const bits = [...secret.replaceAll(/[\s=]/g, '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const count = Buffer.alloc(8);
  count.writeBigUInt64BE(BigInt(Math.floor(at / halfMinute)));
  const mac = createHmac('sha1', key).update(count).digest();
  const offset = mac.at(-1)! & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

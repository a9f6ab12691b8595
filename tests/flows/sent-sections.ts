import type { Call } from '@kopa/contract/calls/call';
import { defaultPackageName } from '@kopa/contract/wire/headers';
import { encryptPath } from '@kopa/contract/wire/path-cipher';
import type { Page } from 'playwright-core';

type Texts = Record<string, string>;

/** The address of a call as the phone sends it, for routes. */
export function addressOf({ path }: Call): RegExp {
  return new RegExp(`/api/${encryptPath(path, defaultPackageName)}\\?`);
}

/** From now on keeps every section that the app sends to its lender, in order. */
export function sectionsSent(page: Page): Texts[] {
  const sent: Texts[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const body = jsonOf(request.postData());
    if (body && 'loanOrderId' in body) sent.push(body as Texts);
  });
  return sent;
}

/** From now on the app receives the saved section with `change` applied. */
export async function withSaved(
  page: Page,
  section: 'personal' | 'additional',
  change: Texts,
): Promise<void> {
  await page.route('**/api/**', async (route) => {
    try {
      const response = await route.fetch();
      const body = jsonOf(await response.text());
      const user = userIn(body?.['data']);
      if (user) user[section] = { ...(user[section] as Texts | null), ...change };
      await (body ? route.fulfill({ response, json: body }) : route.fulfill({ response }));
    } catch {
      // The page has moved on, and no code waits for this answer.
    }
  });
}

/** The draft of a section on this phone, by field. */
export function draftOf(page: Page, section: 'personal' | 'additional'): Promise<Texts> {
  return page.evaluate((name) => {
    const key = Object.keys(localStorage).find(
      (each) => each.startsWith('draft:') && each.endsWith(`:${name}`),
    );
    return key ? (JSON.parse(localStorage.getItem(key)!) as { values: Texts }).values : {};
  }, section);
}

/** The rows that a page shows, each as its label looks: "First name*", "Middle name (optional)". */
export function rowsShown(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-field-row]')].map((row) => {
      const label = row.querySelector<HTMLElement>('[id$="-label"]');
      const after = label && getComputedStyle(label, '::after');
      const hasAsterisk = after && after.content !== 'none' && after.quotes.includes('*');
      return `${label?.innerText.trim() ?? ''}${hasAsterisk ? '*' : ''}`;
    }),
  );
}

function userIn(data: unknown): Record<string, unknown> | null {
  if (typeof data !== 'object' || data === null) return null;
  if ('basicInfo' in data) return data as Record<string, unknown>;
  return 'user' in data ? userIn(data.user) : null;
}

function jsonOf(text: string | null): Record<string, unknown> | null {
  try {
    return JSON.parse(text ?? '') as Record<string, unknown>;
  } catch {
    return null;
  }
}

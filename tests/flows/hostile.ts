import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Texts that people paste by mistake or on purpose. */
export const hostile: Readonly<Record<string, string>> = {
  emoji: '😀👩‍👩‍👧‍👦🇰🇪👍🏿',
  'ten thousand characters': 'Ab 9'.repeat(2500),
  'marks of direction': '\u202Etxet\u202C \u200Fab\u2067cd\u2069\u200B\uFEFF',
  'a script': '<script>alert(1)</script><img src=x onerror=alert(2)>',
  'leading zeros': '000000000000',
};

/** More than any field of the application holds. */
const longest = 254;
const unclean = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Extended_Pictographic}\p{Regional_Indicator}<>]/u;

/** Whether the lender may store a text. */
export function isClean(text: string): boolean {
  return text.length <= longest && text === text.trim() && !unclean.test(text);
}

/** The text fields of the page by id, with their content. */
export function textFields(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')]
        .filter(({ type }) => /^(?:text|tel|email|url|textarea)$/.test(type))
        .map(({ id, value }) => [id, value]),
    ),
  );
}

/** All values of the form, chosen ones as they are read out. */
export function everyRow(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('main [data-field-row]')];
    return Object.fromEntries(
      rows.map((row) => {
        const input = row.querySelector<HTMLInputElement>(
          '[role=radio][aria-checked=true], input:checked, input:not([type=radio]), textarea, button:not([role=radio])',
        );
        const value = row.querySelector<HTMLElement>('[id$="-value"]')?.innerText ?? input?.value ?? '';
        return [row.querySelector('[id$="-label"]')?.id ?? '', value];
      }),
    );
  });
}

/** Replaces the content of a field in one step, as a paste does. */
export async function paste(page: Page, id: string, text: string): Promise<void> {
  await page.locator(`[id="${id}"]`).selectText();
  await page.keyboard.insertText(text);
}

/** Pastes a text into each field; no other row may change. */
export async function pasteEverywhere(page: Page, text: string, because: string): Promise<void> {
  let before = await everyRow(page);
  for (const id of Object.keys(await textFields(page))) {
    await paste(page, id, text);
    const after = await everyRow(page);
    const row = `${id}-label`;
    expect({ ...after, [row]: null }, `${because}: the other rows after a paste into ${id}`).toEqual({
      ...before,
      [row]: null,
    });
    before = after;
  }
}

/** The fields that are marked as wrong, each with its message. */
export function marked(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('main [aria-invalid=true]')].map((field) => [
        field.id,
        document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent?.trim() ?? '',
      ]),
    ),
  );
}

/** Captures the lender's record of the borrower from now on: sections by name, fields by name. */
export function recordSeen(page: Page): { current: Record<string, Record<string, unknown> | null> } {
  const seen: ReturnType<typeof recordSeen> = { current: {} };
  page.on('response', (response) => {
    void response
      .json()
      .then((body: { data?: Record<string, never> }) => {
        if (body.data && 'personal' in body.data && 'payout' in body.data) seen.current = body.data;
      })
      // No JSON, or the page has gone on.
      .catch(() => undefined);
  });
  return seen;
}

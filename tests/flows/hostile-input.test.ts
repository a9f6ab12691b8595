import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { applied, type Applicant } from '../../server/test/borrower.ts';
import type { Caller } from '../../server/test/test-lender.ts';
import { waitUntil } from '../../scripts/wait-until.ts';
import {
  everyRow,
  hostile,
  isClean,
  marked,
  paste,
  pasteEverywhere,
  recordSeen,
  textFields,
} from './hostile.ts';
import type { PlaceName } from './journey.ts';
import { onOneLender } from './on-one-lender.ts';
import { atAdditional, atPayout, logIn, overHttp } from './over-http.ts';
import { Player } from './player.ts';
import { touchHand } from './touch-hand.ts';
import { wordsIn } from './words.ts';
import { takeOption } from './take-option.ts';

const on = onOneLender();
const words = wordsIn('en');

function startPlayer(mobile: string): Player {
  // An executed script would open one.
  on.page.on('dialog', (dialog) => {
    on.phone.errors.push(`The page opened a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return new Player({ phone: on.phone, lender: on.lender, mobile, words, hand: touchHand(on.page) });
}

const addresses = {
  personal: '/auth/personal_infomation',
  additional: '/auth/additionalInfomation',
  payout: '/bank_account/add_bankcard',
} as const;

/** A borrower who reached a form over HTTP has completed the form, and not sent it. */
async function atForm(
  mobile: string,
  form: keyof typeof addresses,
  comeTo: (lender: Caller, mobile: string) => Promise<Applicant>,
): Promise<Player> {
  const player = startPlayer(mobile);
  const lender = overHttp(on.lender.url);
  const { token } = await comeTo(lender, mobile);
  await logIn(on.page, lender, token);
  await on.open(addresses[form]);
  await player.fillIn(form);
  return player;
}

/** Takes a choice of a row's sheet; a long list is searched. */
async function choose(row: Locator, choice: string): Promise<void> {
  await row.tap();
  const search = on.page.getByRole('combobox');
  await on.page.getByRole('listbox').waitFor();
  if (await search.isVisible()) await search.fill(choice);
  await takeOption(on.page.getByRole('option', { name: choice }).first());
  await on.page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/**
 * Sends a section with a text in every field: each field is refused with a message or accepted in its normal
 * form. Refused fields are corrected, and the lender then has a clean record.
 */
async function survive(player: Player, here: keyof typeof addresses, next: PlaceName): Promise<void> {
  const { page } = on;
  const seen = recordSeen(page);
  const good = await textFields(page);
  for (const [name, text] of Object.entries(hostile)) {
    await pasteEverywhere(page, text, name);
    const passed = player.headingOf(next);
    // The fault of one row may hide the fault of another: two numbers that differ.
    for (let tries = 0; tries < 3 && !(await passed.isVisible()); tries += 1) {
      await player.send(here);
      await passed.or(page.locator('main [aria-invalid=true]')).first().waitFor();
      for (const [id, message] of Object.entries(await marked(page))) {
        expect(message, `the message of ${id} with ${name}`).toMatch(/^Error: \S/);
        await paste(page, id, good[id] ?? '');
      }
    }
    await player.arrive(next);

    // The screen that comes next asks the lender, or the same screen opened again does.
    seen.current = {};
    await page.goto(`${on.lender.url}/#${addresses[here]}`);
    await page.reload();
    await player.arrive(here);
    // The heading is there before the rows, and a branch before its kind of row is known.
    await expect.poll(async () => Object.keys(await textFields(page))).toEqual(Object.keys(good));
    await waitUntil(
      () => Boolean(seen.current[here]),
      () => `the record of ${here}`,
      10_000,
    );
    for (const [field, value] of Object.entries(seen.current[here] ?? {}))
      expect([name, field, value, isClean(String(value))]).toEqual([name, field, value, true]);
    on.phone.expectNoErrors();
  }
}

describe('hostile input', () => {
  it('the phone number and the code refuse or clean hostile input, and the sent code still works', async () => {
    const player = startPlayer('712345241');
    await player.play('home', 'home');
    await player.arrive('number');
    for (const text of Object.values(hostile)) {
      await paste(on.page, Object.keys(await textFields(on.page))[0]!, text);
      await player.find.button('signIn:continue').tap();
      await on.page.locator('[aria-invalid=true]').waitFor();
      await player.arrive('number');
    }
    await player.play('number', 'number');
    await player.arrive('code');
    for (const [name, text] of Object.entries(hostile)) {
      // Its digits are a code like any other, and tries are counted.
      if (name === 'leading zeros' || name === 'ten thousand characters') continue;
      await paste(on.page, Object.keys(await textFields(on.page))[0]!, text);
      expect(Object.values(await textFields(on.page))[0]).toMatch(/^\d{0,6}$/);
      await player.find.button('signIn:continue').tap();
      await on.page.locator('[aria-invalid=true]').waitFor();
    }
    await player.play('code', 'code');
    await player.arrive('purpose');
    on.phone.expectNoErrors();
  });

  it('every row about person and residence refuses or cleans hostile input', async () => {
    const player = await atForm('712345242', 'personal', applied);
    await survive(player, 'personal', 'additional');
  });

  it('every row about work, contacts and social media refuses or cleans hostile input', async () => {
    const player = await atForm('712345243', 'additional', atAdditional);
    const third = { name: 'additional:contact.optional', fill: { slot: '3' } };
    await player.find.button('additional:contact.add').tap();
    await player.find.textRow('additional:contact.name', third).fill('Otieno Odhiambo');
    await player.find.textRow('additional:contact.mobile', third).fill('722000003');
    await choose(player.find.pickRow('additional:contact.relation', third), 'Parent');
    await survive(player, 'additional', 'identity');
  });

  it('every row of the payout account refuses or cleans hostile input', async () => {
    const player = await atForm('712345244', 'payout', atPayout);
    await survive(player, 'payout', 'questions');

    await player.find.choice('payout:cardType.bank').check();
    await choose(on.page.getByRole('button', { name: /^Bank / }), 'Equity');
    // The branch is typed once the app knows that the lender has no list.
    await player.find.textRow('payout:branch.label').waitFor();
    const account = { branch: 'Kisumu', accountNumber: '1234567890', accountNumberConfirm: '1234567890' };
    for (const [id, text] of Object.entries(account)) await paste(on.page, id, text);
    await survive(player, 'payout', 'questions');
  });

  it('hostile input finds nothing in a list, and the list stays', async () => {
    const player = await atForm('712345245', 'personal', applied);
    const before = await everyRow(on.page);
    await player.find.pickRow('personal:city.label').tap();
    for (const text of Object.values(hostile)) {
      await player.find.sheet().getByRole('combobox').fill(text);
      await player.find.sheet().getByText(words.matching('ui:noMatches')).first().waitFor();
    }
    await player.find.sheet().getByRole('combobox').fill('');
    await player.find
      .sheet()
      .getByRole('option', { name: /^Nakuru/ })
      .first()
      .waitFor();
    await on.page.keyboard.press('Escape');
    await on.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => everyRow(on.page)).toEqual(before);
    on.phone.expectNoErrors();
  });
});

describe('a stored draft of the wrong type', () => {
  // As text: some of these names cannot be written in an object.
  const values = `{
    "firstName": 7, "middleName": ["x"], "lastName": {"toString": 1}, "gender": true, "birthday": null,
    "education": "nonsense", "nationalId": 27384195, "email": 12, "whatsappNo": -1, "sparePhone": [[]],
    "state": "atlantis", "city": 3.5, "residenceType": "__proto__", "address": "Kenyatta Avenue 12",
    "__proto__": {"firstName": "Mallory"}, "constructor": "x", "hasOwnProperty": 1
  }`;
  const spoilt = {
    'values of every type': `{"values":${values},"lastField":{},"editedAt":"today","basedOn":[]}`,
    'a list of values': '{"values":[1,2,3],"lastField":"__proto__"}',
    'a number': '7',
    nothing: 'null',
    'half of a draft': '{"values":{"firstName":',
  };

  it('the form opens with the readable fields, and other drafts stay unchanged', async () => {
    const player = await atForm('712345246', 'personal', applied);
    const key = await on.page.evaluate(() =>
      Object.keys(localStorage).find((each) => each.startsWith('draft:') && each.endsWith(':personal'))!,
    );
    const other = key.replace(/:personal$/, ':additional');
    const work = JSON.stringify({
      values: { employmentType: 'employee' },
      lastField: null,
      editedAt: Date.now(),
      basedOn: null,
    });
    for (const [name, stored] of Object.entries(spoilt)) {
      await on.page.evaluate(
        ([spoiltKey, text, otherKey, otherText]) => {
          localStorage.setItem(spoiltKey!, text!);
          localStorage.setItem(otherKey!, otherText!);
        },
        [key, stored, other, work],
      );
      await on.page.reload();
      await player.arrive('personal');
      await player.find.textRow('personal:address.label').waitFor();
      const { 'address-label': address, 'whatsappNo-label': whatsapp, ...rows } = await everyRow(on.page);
      expect([name, address]).toEqual([name, stored.includes('Kenyatta') ? 'Kenyatta Avenue 12' : '']);
      expect([undefined, '712345246']).toContain(whatsapp);
      const answered = Object.values(rows).filter(
        (value) => !['', 'on', '1', 'Choose', 'Choose a state first'].includes(value),
      );
      expect([name, answered]).toEqual([name, []]);
      await expect
        .poll(() => on.page.evaluate((otherKey) => localStorage.getItem(otherKey), other))
        .toBe(work);
      on.phone.expectNoErrors();
    }
  });
});

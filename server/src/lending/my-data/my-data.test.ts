import { createFeedback } from '@kopa/contract/calls/feedback';
import { consentList, consentSave } from '@kopa/contract/calls/consent';
import { erasureAsk, myDataExport, myDataShow } from '@kopa/contract/calls/my-data';
import { reminderSave } from '@kopa/contract/calls/reminders';
import { getUserInfo } from '@kopa/contract/calls/security';
import { orderSteps } from '@kopa/contract/order-steps';
import { retention } from '@kopa/contract/texts/retention';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { retainedPlace } from './erase.ts';
import { additional, filledIn, loggedIn, mobile, personal, registered } from '../../../test/borrower.ts';
import { onBothEngines } from '../../../test/both-engines.ts';
import { complaint } from '../../../test/feedback.ts';
import { disbursed, expectBalanced, repaid, startMoneyLender } from '../../../test/loan.ts';
import { granted, type TestLender } from '../../../test/test-lender.ts';
import { day } from '../../../test/times.ts';
import { keysOf } from '../../storage/key-ring.ts';
import {
  consentEvents,
  orderPhotos,
  orders,
  reminderChoices,
  retainedRecords,
  users,
} from '../../storage/schema/index.ts';
import { withoutPerson } from './without-person.ts';

const show = async (lender: TestLender, token: string) =>
  granted(await lender.call(myDataShow, {}, { token }));
const ask = async (lender: TestLender, token: string, erase = true) =>
  granted(await lender.call(erasureAsk, { erase }, { token }));

const personalWords = [
  mobile,
  personal.lastName,
  personal.nationalId,
  personal.address,
  additional.emergencyContactName1,
  '722000001',
  'Nobody else may read this',
];

/** A borrower with an application, feedback, a consent and a choice of reminders. */
async function known(lender: TestLender) {
  const { token, orderNo } = await filledIn(lender);
  const written = { ...complaint, description: 'Nobody else may read this' };
  granted(await lender.call(createFeedback, written, { token }));
  const { consents } = granted(await lender.call(consentList, {}, { token }));
  const { version } = consents.find(({ purpose }) => purpose === 'privacy')!;
  granted(
    await lender.call(consentSave, { answers: [{ purpose: 'privacy', version, given: true }] }, { token }),
  );
  granted(await lender.call(reminderSave, { reminders: ['dueDay'] }, { token }));
  return { token, orderNo };
}

onBothEngines('my data', (test) => {
  const start = () => startMoneyLender(test.db);
  /** Whether each borrower's data still opens. */
  const keysHeld = async () =>
    (await test.db.select({ key: users.key }).from(users)).map(({ key }) => key !== '');
  /** Every row of every table as text, except the simulated provider's. */
  async function everyRow(): Promise<string> {
    const listed = await test.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'simulated%' and table_name <> 'retained_records'`,
    );
    const tables = (listed as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name);
    expect(tables.length).toBeGreaterThan(30);
    let all = '';
    for (const table of tables) {
      const read = await test.db.execute(sql`select * from ${sql.identifier(table)}`);
      all += `${table} ${JSON.stringify((read as unknown as { rows: unknown[] }).rows)}\n`;
    }
    return all;
  }
  it('my data is shown by category with purpose and time, in the language of the request', async () => {
    const lender = await start();
    const { token } = await known(lender);
    const { categories, erasure, stays } = await show(lender, token);
    for (const { category, name, purpose, kept } of categories)
      for (const words of [name, purpose, kept])
        expect([category, words]).toEqual([category, expect.not.stringMatching(/[{}]|^category/)]);
    const find = (category: string) => categories.find((each) => each.category === category)!;
    expect(find('personal').lines).toContainEqual({ label: 'Last name', value: personal.lastName });
    expect(find('personal').lines).toContainEqual({ label: 'Gender', value: 'Female' });
    expect(find('personal').lines).toContainEqual({ label: 'City', value: 'Nairobi West' });
    expect(find('additional').lines).toContainEqual({
      label: 'Contact 1: Phone',
      value: '722000001',
    });
    const { keepPhotosDays } = lender.lender.policy.identity;
    expect(find('photos')).toMatchObject({ count: 3, kept: `${keepPhotosDays} days after the decision.` });
    expect([find('feedback').count, find('consents').count, find('orders').count]).toEqual([1, 2, 1]);
    expect(
      find('personal')
        .lines.map(({ label }) => label)
        .slice(0, 2),
    ).toEqual(['First name', 'Last name']);
    expect([erasure, stays]).toEqual([null, []]);
    const swahili = granted(await lender.call(myDataShow, {}, { token, lang: 'sw' }));
    expect(swahili.categories[0]!.name).toBe('Akaunti yako');
  });

  it('the export is complete, and contains no account numbers and no files', async () => {
    const lender = await start();
    const { token, orderNo } = await known(lender);
    const { data } = granted(await lender.call(myDataExport, {}, { token }));
    const text = JSON.stringify(data);
    for (const word of personalWords) expect(text).toContain(word);
    expect(data).toMatchObject({ orders: [{ orderNo }], payout: [{ maskedNumber: '••• ••• 678' }] });
    expect(data).toMatchObject({
      orders: [{ identityChecks: [{ outcome: 'passed', reasons: [] }] }],
      photos: [{ wasRead: { nationalId: personal.nationalId } }, { wasRead: {} }, { wasRead: null }],
    });
    const other = await registered(lender, '722000777');
    const { data: others } = granted(await lender.call(myDataExport, {}, { token: other }));
    expect(JSON.stringify(others)).not.toContain(personal.nationalId);
    const { draftKey } = granted(await lender.call(getUserInfo, {}, { token }));
    expect([text.includes(draftKey!), (await everyRow()).includes(draftKey!)]).toEqual([false, false]);
  });

  it('my data is erased after the cancellation period: then no row contains the data, and the number is free', async () => {
    const lender = await start();
    const { token, orderNo } = await known(lender);
    const { draftKey } = granted(await lender.call(getUserInfo, {}, { token }));
    expect((await ask(lender, token)).erasure!.dueAt).toBe(lender.now() + retention.erasureDays * day);
    const files = await test.db.select().from(orderPhotos);
    await lender.pass((retention.erasureDays - 1) * day);
    expect((await show(lender, await loggedIn(lender))).erasure).not.toBeNull();
    expect(await keysHeld()).toEqual([true]);
    await lender.pass(2 * day);
    const left = await everyRow();
    for (const word of personalWords) expect([word, left.includes(word)]).toEqual([word, false]);
    for (const { file } of files) await expect(lender.lender.files.get(file)).rejects.toThrow();
    expect(await test.db.select().from(retainedRecords)).toEqual([]);
    expect(await test.db.select().from(consentEvents)).toHaveLength(1);
    expect(await test.db.select().from(reminderChoices)).toEqual([]);
    const [order] = await test.db.select().from(orders);
    expect([order!.orderNo, order!.step]).toEqual([orderNo, orderSteps.cancel]);
    expect((await lender.call(getUserInfo, {}, { token })).code).not.toBe(0);
    const again = await registered(lender);
    const anew = granted(await lender.call(getUserInfo, {}, { token: again }));
    expect([anew.personal, anew.draftKey === draftKey]).toEqual([null, false]);
    expect(await test.db.select().from(users)).toHaveLength(2);
  });

  it('my data stays after the request is cancelled', async () => {
    const lender = await start();
    const { token } = await known(lender);
    await ask(lender, token);
    expect((await ask(lender, token)).erasure!.requestedAt).toBe(lender.now());
    expect((await ask(lender, token, false)).erasure).toBeNull();
    await lender.pass((retention.erasureDays + 2) * day);
    expect(await keysHeld()).toEqual([true]);
  });

  it("my data waits for the repayment of a loan; afterwards the borrower's identity is sealed for the legal period, the books agree, and all other data is deleted", async () => {
    const lender = await start();
    const loan = await disbursed(lender);
    expect(
      (await ask(lender, loan.token)).stays.map(({ reason, until }) => [reason, until !== null]),
    ).toEqual([
      ['openLoan', false],
      ['records', true],
    ]);
    await lender.pass((retention.erasureDays + 2) * day);
    expect(await keysHeld()).toEqual([true]);
    const token = await loggedIn(lender);
    await repaid(lender, { ...loan, token }, 10_074);
    await lender.pass(2 * day);
    const left = await everyRow();
    for (const word of personalWords) expect([word, left.includes(word)]).toEqual([word, false]);
    const [kept] = await test.db.select().from(retainedRecords);
    expect(kept!.sealed).not.toContain(personal.lastName);
    expect(keysOf(test.db).open(kept!.sealed, retainedPlace(kept!.orderNo))).toMatchObject({
      mobile,
      personal: { nationalId: personal.nationalId },
    });
    await expectBalanced(lender);
    await lender.pass(2 * day);
    expect(await test.db.select().from(retainedRecords)).toHaveLength(1);
  });
});

describe("the provider's inbox after an erasure", () => {
  it("a provider's message loses the personal data, and keeps everything else", () => {
    const told = {
      Result: {
        ResultCode: 0,
        ReceiverPartyPublicName: '254712345678 - Wanjiru Njeri',
        Items: [
          { Name: 'PhoneNumber', Value: 254712345678 },
          { Name: 'Amount', Value: 1000.5 },
        ],
      },
      FirstName: 'Wanjiru',
      TransID: 'SKL8Q2X4ZP',
      none: null,
    };
    expect(withoutPerson(told, ['712345678'])).toEqual({
      Result: {
        ResultCode: 0,
        ReceiverPartyPublicName: '',
        Items: [
          { Name: 'PhoneNumber', Value: 0 },
          { Name: 'Amount', Value: 1000.5 },
        ],
      },
      FirstName: '',
      TransID: 'SKL8Q2X4ZP',
      none: null,
    });
  });
});

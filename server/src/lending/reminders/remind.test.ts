import { addDays, costOn, kenya, toldAccount, type Policy } from '@kopa/contract';
import { myDataExport } from '@kopa/contract/calls/my-data';
import { reminderList, reminderSave } from '@kopa/contract/calls/reminders';
import { repayOrderDetail } from '@kopa/contract/calls/repay';
import { confirmExtensionOrder, getExtensionData } from '@kopa/contract/calls/repay-extension';
import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import type { Reminder } from '@kopa/contract/reminders';
import { expect, it } from 'vitest';
import { loggedIn, mobile, type Applicant } from '../../../test/borrower.ts';
import { disbursed, heldReference, repaid, settle, startMoneyLender } from '../../../test/loan.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { granted, type TestLender } from '../../../test/test-lender.ts';
import { day, dayOf, hour, minute, startOfDay } from '../../../test/times.ts';
import { SmsOutcomeUnknown, SmsRefused } from '../../ports/sms/sms.ts';
import { jobs } from '../../storage/schema/index.ts';

const test = useDatabase();
/** The due day of the tests' loan: 91 days after 15 January 2026. */
const due = '2026-04-16';

/** A running loan of KSh 10,000 with 748 interest on the due day, whose borrower has chosen reminders. */
async function reminded(reminders: Reminder[], policy: Partial<Policy> = {}) {
  const lender = await startMoneyLender(test.db);
  lender.lender.policy = { ...kenya, ...policy };
  const loan = await disbursed(lender);
  await choose(lender, loan, reminders);
  return { lender, loan };
}

const choose = async (lender: TestLender, { token }: Applicant, reminders: Reminder[]) =>
  granted(await lender.call(reminderSave, { reminders }, { token }));

/** Goes to a time of a day in Kenya and runs the work that is due. */
async function goTo(lender: TestLender, on: string, after = 9 * hour + minute) {
  await lender.sandbox.clock.moveTo(startOfDay(on) + after);
  await lender.jobs.runDue();
}

const again = async (lender: TestLender, loan: Applicant) => ({ ...loan, token: await loggedIn(lender) });

/** The reminders that were sent, the oldest first. */
async function texts(lender: TestLender): Promise<string[]> {
  const { messages } = granted(await lender.call(sandboxOutbox, { mobile }));
  return messages
    .map(({ text }) => text)
    .filter((text) => text.includes('To stop reminders'))
    .toReversed();
}

/** What the borrower's own screen says on this day: owed on the due day, and today. */
async function told(lender: TestLender, { orderNo, token }: Applicant) {
  const detail = granted(await lender.call(repayOrderDetail, { orderNo }, { token }));
  const account = toldAccount(detail);
  const sum = (on: string) => `KSh ${(costOn(account, on).totalCents / 100).toLocaleString('en-KE')}`;
  return { onDueDay: sum(detail.dueOn), today: sum(detail.today) };
}

it('each chosen day has one message with the sums of that day, and none was sent before the choice', async () => {
  const { lender } = await reminded(['threeDaysBefore', 'dueDay']);
  await goTo(lender, addDays(due, -4));
  expect(await texts(lender)).toEqual([]);
  await goTo(lender, addDays(due, -3), 9 * hour - minute);
  expect(await texts(lender)).toEqual([]);
  await goTo(lender, addDays(due, -3));
  await goTo(lender, addDays(due, -3), 12 * hour);
  expect(await texts(lender)).toEqual([
    'KSh 10,748 is due on 16 April 2026. If you pay it all today, you pay KSh 10,723. Open the app to pay. To stop reminders, open Me.',
  ]);
  await goTo(lender, due);
  expect((await texts(lender)).slice(1)).toEqual([
    'KSh 10,748 is due today. Open the app to pay. To stop reminders, open Me.',
  ]);
  await goTo(lender, addDays(due, 1));
  expect(await texts(lender)).toHaveLength(2);
});

it('the day after the due day has a message with the sum of that day, if the loan is not paid', async () => {
  const { lender, loan } = await reminded(['dayAfter']);
  await goTo(lender, due);
  expect(await texts(lender)).toEqual([]);
  await goTo(lender, addDays(due, 1));
  const { today } = await told(lender, await again(lender, loan));
  expect(await texts(lender)).toEqual([
    `Your loan was due on 16 April 2026. If you pay it all today, you pay ${today}. Open the app to pay. To stop reminders, open Me.`,
  ]);
  await goTo(lender, addDays(due, 2));
  expect(await texts(lender)).toHaveLength(1);
});

it('nobody is reminded without a choice, or after its withdrawal on the same day', async () => {
  const { lender, loan } = await reminded(['dueDay']);
  await goTo(lender, due, 8 * hour);
  const later = await again(lender, loan);
  const { reminders, chosenAt } = await choose(lender, later, []);
  expect(reminders.some(({ chosen }) => chosen)).toBe(false);
  expect(chosenAt).toBe(lender.now());
  await goTo(lender, due);
  expect(await texts(lender)).toEqual([]);
});

it('a part payment lowers the sum, and a paid loan has no reminder', async () => {
  const { lender, loan } = await reminded(['threeDaysBefore', 'dueDay']);
  await goTo(lender, addDays(due, -10));
  await repaid(lender, await again(lender, loan), 10_000);
  await goTo(lender, addDays(due, -3));
  expect(await texts(lender)).toHaveLength(1);
  const later = await again(lender, loan);
  const { onDueDay, today } = await told(lender, later);
  expect(onDueDay).not.toBe(today);
  expect((await texts(lender))[0]).toContain(
    `${onDueDay} is due on 16 April 2026. If you pay it all today, you pay ${today}.`,
  );
  await repaid(lender, later, 670);
  await goTo(lender, due);
  expect(await texts(lender)).toHaveLength(1);
});

it('an extension moves the day of the reminder', async () => {
  const { lender, loan } = await reminded(['dueDay'], { extension: { days: 30, feePpm: 9800, most: 2 } });
  await goTo(lender, addDays(due, -5));
  const { orderNo, token } = await again(lender, loan);
  const { extensionAmount } = granted(await lender.call(getExtensionData, { orderNo }, { token })).extension;
  granted(await lender.call(confirmExtensionOrder, { orderNo, extensionAmount, mobile }, { token }));
  await lender.jobs.runDue();
  await settle(lender, await heldReference(lender, orderNo, 'repayment'), 0);
  await goTo(lender, due);
  expect(await texts(lender)).toEqual([]);
  await goTo(lender, addDays(due, 30));
  const { today } = await told(lender, await again(lender, { orderNo, token }));
  expect(await texts(lender)).toEqual([expect.stringMatching(new RegExp(`^${today} is due today\\.`))]);
});

it('the payday is offered where one is known, and is the last one before the due day', async () => {
  const { lender, loan } = await reminded(['payday']);
  const listed = granted(await lender.call(reminderList, {}, { token: loan.token })).reminders;
  const payday = listed.find(({ reminder }) => reminder === 'payday');
  expect(payday?.chosen).toBe(true);
  const on = dayOf(payday!.remindAt!);
  expect(payday!.remindAt).toBe(startOfDay(on) + 9 * hour);
  expect(on < due).toBe(true);
  await goTo(lender, on);
  expect(await texts(lender)).toHaveLength(1);
});

it('two reminders of the same day are one message', async () => {
  const { lender } = await reminded(['threeDaysBefore', 'dueDay', 'dueDay']);
  await goTo(lender, due);
  expect(await texts(lender)).toHaveLength(1);
});

it('the evening after 20:00 and later days send no reminder of the day', async () => {
  const { lender } = await reminded(['dueDay']);
  await goTo(lender, due, 20 * hour);
  expect(await texts(lender)).toEqual([]);
});

it('work that is repeated sends nothing twice', async () => {
  const { lender } = await reminded(['dueDay']);
  await goTo(lender, due);
  await test.db.update(jobs).set({ doneAt: null, notBefore: lender.now() });
  await lender.jobs.runDue();
  expect(await texts(lender)).toHaveLength(1);
});

it.each([
  ['cannot accept now', new SmsRefused('405', 'no credit', { passing: true }), 2],
  ['may have accepted', new SmsOutcomeUnknown('no answer'), 1],
])('a provider that %s is asked for a reminder this often', async (_, failure, tries) => {
  const { lender } = await reminded(['dueDay']);
  let asked = 0;
  lender.lender.sms = {
    ...lender.lender.sms,
    send: async ({ text }) => {
      if (!text.includes('To stop reminders')) return;
      asked += 1;
      if (asked === 1) throw failure;
    },
  };
  await goTo(lender, due);
  await goTo(lender, due, 10 * hour);
  expect(asked).toBe(tries);
});

it('a lender without reminders offers and sends none, and still takes a withdrawal', async () => {
  const { lender, loan } = await reminded(['dueDay']);
  lender.lender.policy = { ...kenya, reminders: false };
  expect(granted(await lender.call(reminderList, {}, { token: loan.token })).reminders).toEqual([]);
  const { code } = await lender.call(reminderSave, { reminders: ['dueDay'] }, { token: loan.token });
  expect(code).toBe(100_400);
  await goTo(lender, due);
  expect(await texts(lender)).toEqual([]);
  await choose(lender, await again(lender, loan), []);
});

it('every choice is in the export with its time', async () => {
  const { lender, loan } = await reminded(['dueDay']);
  const began = lender.now();
  await lender.pass(day);
  await choose(lender, loan, []);
  const { data } = granted(await lender.call(myDataExport, {}, { token: loan.token }));
  expect(
    (data['consents'] as { purpose: string }[]).filter(({ purpose }) => purpose === 'reminders'),
  ).toEqual([
    { purpose: 'reminders', reminders: ['dueDay'], at: began, endedAt: lender.now() },
    { purpose: 'reminders', reminders: [], at: lender.now(), endedAt: null },
  ]);
});

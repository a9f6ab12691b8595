import { addDays, errorCodes } from '@kopa/contract';
import { myDataExport } from '@kopa/contract/calls/my-data';
import { reminderSave } from '@kopa/contract/calls/reminders';
import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import { deskBorrowersLoan, deskFindBorrowers } from '@kopa/contract/desk/calls/borrowers';
import { deskPromise } from '@kopa/contract/desk/calls/loans';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { loggedIn, mobile } from '../../../test/borrower.ts';
import { staffAt, type AtDesk } from '../../../test/desk.ts';
import { disbursed, repaid, startMoneyLender } from '../../../test/loan.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { granted, type TestLender } from '../../../test/test-lender.ts';
import { hour, minute, startOfDay } from '../../../test/times.ts';
import { orders, paymentPromises, staffActs } from '../../storage/schema/index.ts';

const test = useDatabase();
/** The due day of the tests' loan: 91 days after 15 January 2026. */
const due = '2026-04-16';
const why = 'Called: wages come on Friday';

/** Goes to a time of a day in Kenya and runs the work that is due. */
async function goTo(lender: TestLender, on: string, after = 9 * hour + minute) {
  await lender.sandbox.clock.moveTo(startOfDay(on) + after);
  await lender.jobs.runDue();
}

async function start() {
  const lender = await startMoneyLender(test.db);
  await lender.jobs.runDue();
  const loan = await disbursed(lender);
  const [order] = await test.db.select().from(orders).where(eq(orders.orderNo, loan.orderNo));
  const { token } = loan;
  granted(await lender.call(reminderSave, { reminders: ['threeDaysBefore', 'dueDay'] }, { token }));
  return { lender, loan, borrower: { id: order!.userId, orderNo: loan.orderNo } };
}

const promise = (
  person: AtDesk,
  orderNo: string,
  by: string,
  changes: Record<string, unknown> = {},
  key?: string,
) =>
  person.call(
    deskPromise,
    { orderNo, cents: 200_000, by, replaces: null, why, ...changes },
    key === undefined ? {} : { key },
  );
const promises = async (person: AtDesk, borrower: { id: string; orderNo: string }) =>
  granted(await person.call(deskBorrowersLoan, borrower)).promises;
const sms = async (lender: TestLender) =>
  granted(await lender.call(sandboxOutbox, { mobile }))
    .messages.map(({ text }) => text)
    .toReversed();
const reminders = async (lender: TestLender) =>
  (await sms(lender)).filter((text) => text.includes('To stop reminders'));

it('a promise stops the reminders until its day ends, changes no charge, and the borrower is told once', async () => {
  const { lender, loan, borrower } = await start();
  await goTo(lender, addDays(due, -5), 6 * hour);
  const agent = await staffAt(lender, ['agent']);
  const before = granted(await agent.call(deskBorrowersLoan, borrower));
  expect(before.promiseUntil).toBe(addDays(due, 9));
  const { id } = granted(await promise(agent, loan.orderNo, addDays(due, -1), {}, 'once'));
  expect(granted(await promise(agent, loan.orderNo, addDays(due, -1), {}, 'once'))).toEqual({ id });
  const after = granted(await agent.call(deskBorrowersLoan, borrower));
  expect({ ...after, promises: [] }).toEqual(before);
  expect(after.promises).toEqual([
    {
      id,
      cents: 200_000,
      by: addDays(due, -1),
      state: 'running',
      madeAt: lender.now(),
      madeBy: { id: agent.id, name: agent.name },
    },
  ]);
  await lender.jobs.runDue();
  const told = async () => (await sms(lender)).filter((text) => text.startsWith('You promised'));
  expect(await told()).toEqual([]);
  await goTo(lender, addDays(due, -5));
  expect(await told()).toEqual([
    'You promised to pay KSh 2,000 by 15 April 2026. Until then we send you no reminder. Charges stay as they were agreed. If this is wrong, call us.',
  ]);
  await goTo(lender, addDays(due, -3));
  expect(await reminders(lender)).toEqual([]);
  // The promised day is over: the reminder of the due day is sent.
  await goTo(lender, due);
  expect(await reminders(lender)).toHaveLength(1);
  const again = await staffAt(lender, ['agent'], 'Barasa Wekesa');
  expect(await promises(again, borrower)).toMatchObject([{ state: 'broken' }]);
  const [record] = await test.db.select().from(staffActs);
  expect(record).toMatchObject({
    act: 'promises.made',
    aboutId: loan.orderNo,
    why,
    before: null,
    after: { cents: 200_000, by: addDays(due, -1) },
  });
});

it('a promise is kept by what is paid after it, in parts, until its day ends; then reminders go on', async () => {
  const { lender, loan, borrower } = await start();
  await goTo(lender, addDays(due, -5));
  await repaid(lender, { ...loan, token: await loggedIn(lender) }, 1_000);
  await lender.pass(minute);
  const agent = await staffAt(lender, ['agent']);
  granted(await promise(agent, loan.orderNo, due));
  await lender.pass(minute);
  const token = await loggedIn(lender);
  await repaid(lender, { ...loan, token }, 1_500);
  expect(await promises(agent, borrower)).toMatchObject([{ state: 'running' }]);
  await goTo(lender, addDays(due, -3));
  expect(await reminders(lender)).toEqual([]);
  await repaid(lender, { ...loan, token: await loggedIn(lender) }, 500);
  const later = await staffAt(lender, ['agent'], 'Barasa Wekesa');
  expect(await promises(later, borrower)).toMatchObject([{ state: 'kept' }]);
  expect(granted(await later.call(deskFindBorrowers, { text: loan.orderNo })).found).toMatchObject([
    { order: { promise: { cents: 200_000, by: due, state: 'kept' } } },
  ]);
  await goTo(lender, due);
  expect(await reminders(lender)).toHaveLength(1);
  const data = granted(await lender.call(myDataExport, {}, { token: await loggedIn(lender) }));
  expect(JSON.stringify(data)).toContain(`"byDay":"${due}"`);
});

it('a payment after the promised day keeps no promise', async () => {
  const { lender, loan, borrower } = await start();
  await goTo(lender, addDays(due, -5));
  const agent = await staffAt(lender, ['agent']);
  granted(await promise(agent, loan.orderNo, addDays(due, -4)));
  await goTo(lender, addDays(due, -4), 24 * hour - minute);
  expect(await promises(await staffAt(lender, ['agent'], 'Chao Mwangi'), borrower)).toMatchObject([
    { state: 'running' },
  ]);
  await goTo(lender, addDays(due, -3), minute);
  await repaid(lender, { ...loan, token: await loggedIn(lender) }, 2_000);
  const later = await staffAt(lender, ['agent'], 'Barasa Wekesa');
  expect(await promises(later, borrower)).toMatchObject([{ state: 'broken' }]);
});

it('another promise replaces the running one that its author has seen; the record has both', async () => {
  const { lender, loan, borrower } = await start();
  await goTo(lender, addDays(due, 3));
  const agent = await staffAt(lender, ['agent']);
  const { id } = granted(await promise(agent, loan.orderNo, addDays(due, 5)));
  await lender.pass(minute);
  const unseen = await promise(agent, loan.orderNo, addDays(due, 8));
  expect(unseen.code).toBe(deskErrorCodes.changedMeanwhile);
  expect(await promise(agent, loan.orderNo, addDays(due, 8), { replaces: id, why: '' })).toMatchObject({
    code: errorCodes.invalidInput,
    fields: { why: 'why.required' },
  });
  granted(await promise(agent, loan.orderNo, addDays(due, 8), { replaces: id, cents: 300_000 }));
  expect(await promises(agent, borrower)).toMatchObject([
    { by: addDays(due, 8), state: 'running' },
    { by: addDays(due, 5), state: 'replaced' },
  ]);
  const acts = await test.db.select().from(staffActs).orderBy(staffActs.no);
  expect(acts.at(-1)).toMatchObject({
    before: { cents: 200_000, by: addDays(due, 5) },
    after: { cents: 300_000, by: addDays(due, 8) },
  });
  await expect(test.db.delete(paymentPromises)).rejects.toThrow();
});

it('a promise has a window, at most what is owed by its day, and a loan that is late or due soon', async () => {
  const { lender, loan, borrower } = await start();
  const agent = await staffAt(lender, ['agent']);
  expect((await promise(agent, loan.orderNo, '2026-01-20')).code).toBe(deskErrorCodes.promiseTooEarly);
  expect((await promise(agent, 'KAAAAAAAAAA', '2026-01-20')).code).toBe(deskErrorCodes.loanNotRunning);
  await goTo(lender, addDays(due, -7));
  const later = await staffAt(lender, ['agent'], 'Barasa Wekesa');
  for (const by of [addDays(due, -8), addDays(due, 8)])
    expect(await promise(later, loan.orderNo, by)).toMatchObject({
      code: errorCodes.invalidInput,
      fields: { by: 'by.invalid' },
    });
  const { dueCents } = granted(await later.call(deskBorrowersLoan, borrower));
  expect(await promise(later, loan.orderNo, due, { cents: dueCents + 1 })).toMatchObject({
    code: errorCodes.invalidInput,
    fields: { cents: 'sum.tooMuch' },
  });
  granted(await promise(later, loan.orderNo, due, { cents: dueCents }));
});

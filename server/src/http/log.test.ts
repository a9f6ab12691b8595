import { errorCodes } from '@kopa/contract';
import { calls } from '@kopa/contract/calls';
import type { Call } from '@kopa/contract/calls/call';
import { createFeedback } from '@kopa/contract/calls/feedback';
import { confirmProductInfo, latestOrder } from '@kopa/contract/calls/loan';
import { mpesaRepayLink } from '@kopa/contract/calls/repay';
import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import { existsByMobile } from '@kopa/contract/calls/number-questions';
import { getVerifyCode } from '@kopa/contract/calls/security';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { additional, loggedIn, mobile, payout, personal } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import { complaint } from '../../test/feedback.ts';
import {
  detailOf,
  disbursed,
  repaid,
  settle,
  prompt,
  heldReference,
  startMoneyLender,
} from '../../test/loan.ts';
import { granted, inject, type TestLender } from '../../test/test-lender.ts';
import { day } from '../../test/times.ts';

/** All data of a borrower, in every form of transmission. */
async function personalOf(lender: TestLender, tokens: string[]): Promise<string[]> {
  const { messages } = granted(await lender.call(sandboxOutbox, {}));
  const codes = messages.flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []);
  const { firstName, lastName, nationalId, email, address, birthday } = personal;
  const { emergencyContactName1, emergencyContactMobile1, emergencyContactMobile2 } = additional;
  return [
    ...tokens,
    ...codes,
    mobile,
    emergencyContactMobile1.slice(1),
    emergencyContactMobile2.slice(1),
    firstName,
    lastName,
    nationalId,
    email,
    address,
    birthday,
    emergencyContactName1,
    payout.applicantName,
    await lender.lender.callbackSecrets.current('daraja-prompt'),
    await lender.lender.callbackSecrets.current('daraja-payout'),
    'my-own-key',
  ];
}

onBothEngines('the log', (test) => {
  it('the log of a whole loan has no number, name, code, token or secret', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    const facts = { orderNo: loan.orderNo };
    granted(await lender.call(confirmProductInfo, facts, { token: loan.token }));
    await lender.call(existsByMobile, { mobile });
    await repaid(lender, loan, 1_000);
    await prompt(lender, loan, 1_000);
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 1032, 2);
    await lender.pass(31 * day);
    const token = await loggedIn(lender);
    await lender.call(latestOrder, {}, { token: loan.token });
    const { owedCents } = await detailOf(lender, { ...loan, token });
    const rest = { orderNo: loan.orderNo, amountCents: owedCents, mobile };
    granted(await lender.call(mpesaRepayLink, rest, { token, key: 'my-own-key' }));
    await settle(lender, await heldReference(lender, loan.orderNo, 'repayment'), 0);
    await lender.jobs.runDue();
    expect(lender.log()).toContain('"call":"mpesaRepayLink"');
    for (const secret of await personalOf(lender, [loan.token, token]))
      expect([secret, lender.log().includes(secret)]).toEqual([secret, false]);
  });

  it('no line of the log has a query string, for any call, answer or address', async () => {
    const lender = await startMoneyLender(test.db);
    const marks = { mobile: '798765432', code: '808182', token: 'a-marked-token', orderNo: 'K-MARKED' };
    const sent = await inject(existsByMobile, marks, {});
    for (const call of Object.values<Call>(calls).filter(({ encoding }) => encoding === 'query'))
      await lender.app.inject(await inject(call, marks, {}));
    const marked = `?${new URLSearchParams(marks)}`;
    const addresses = [`/api/nothing${marked}`, `/${marked}`, `/api/%zz${marked}`, `/callbacks/x${marked}`];
    for (const url of [...addresses, `/metrics${marked}`, `/api/${'f'.repeat(32)}${marked}`])
      for (const method of ['GET', 'POST', 'PUT'] as const)
        await lender.app.inject({ ...sent, method, url, query: {} });
    expect(lender.log()).toContain('"call":"existsByMobile"');
    for (const mark of [...Object.values(marks), 'mobile=', 'token=', '?t=', '&t='])
      expect([mark, lender.log().includes(mark)]).toEqual([mark, false]);
  });

  it('the log of a failing database has no personal data, and the borrower receives no details', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await disbursed(lender);
    const secrets = await personalOf(lender, [loan.token]);
    const section = { loanOrderId: loan.orderNo, ...personal };
    for (const table of ['users', 'orders', 'verification_codes', 'order_sections', 'jobs']) {
      await test.db.execute(sql.raw(`alter table ${table} rename to ${table}_away`));
      const answers = [
        await lender.send(getVerifyCode, { mobile: '722000999' }),
        await lender.send(saveBasicInfoMarket, section, loan),
        await lender.send(latestOrder, {}, loan),
      ];
      for (const { msg, data, code } of answers)
        if (code === errorCodes.internal)
          expect([msg, data]).toEqual(['Something went wrong on our side. Try again.', null]);
      await test.db.execute(sql.raw(`alter table ${table}_away rename to ${table}`));
    }
    // The error's text contains the value.
    await test.db.execute(sql`
      create function fail_with_value() returns trigger language plpgsql as
      $$ begin perform ('x' || new.contact)::bigint; return new; end $$`);
    await test.db.execute(
      sql`create trigger fail_with_value before insert on feedbacks for each row execute function fail_with_value()`,
    );
    const written = { ...complaint, contact: '722000888' };
    expect((await lender.send(createFeedback, written, loan)).code).toBe(errorCodes.internal);
    await test.db.execute(sql`drop function fail_with_value cascade`);
    expect(lender.log()).toContain('call failed');
    expect(lender.log()).toContain('"code":"22P02"');
    for (const secret of [...secrets, '722000999', '722000888', 'xv1.'])
      expect([secret, lender.log().includes(secret)]).toEqual([secret, false]);
  });
});

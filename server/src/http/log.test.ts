import { errorCodes } from '@kopa/contract';
import { calls } from '@kopa/contract/calls';
import type { Call } from '@kopa/contract/calls/call';
import { createFeedback } from '@kopa/contract/calls/feedback';
import { latestOrder } from '@kopa/contract/calls/loan';
import { existsByMobile } from '@kopa/contract/calls/number-questions';
import { getVerifyCode } from '@kopa/contract/calls/security';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { personal } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import { complaint } from '../../test/feedback.ts';
import { disbursed, startMoneyLender } from '../../test/loan.ts';
import { inject } from '../../test/test-lender.ts';
import { personalOf, wholeLoan } from '../../test/whole-loan.ts';

onBothEngines('the log', (test) => {
  it('the log of a whole loan has no number, name, code, token or secret', async () => {
    const lender = await startMoneyLender(test.db);
    const loan = await wholeLoan(lender);
    expect(lender.log()).toContain('"call":"mpesaRepayLink"');
    for (const secret of await personalOf(lender, loan.tokens))
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

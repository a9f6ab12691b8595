import { defaultPackageName, errorCodes } from '@kopa/contract';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import { consentSave } from '@kopa/contract/calls/consent';
import { countryByIp, downloadAddress } from '@kopa/contract/calls/catalogue';
import { applyMarket } from '@kopa/contract/calls/loan';
import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import { getVerifyCode, register } from '@kopa/contract/calls/security';
import { repayStatementCsv } from '@kopa/contract/calls/statement';
import { uploadCurpFront } from '@kopa/contract/calls/user';
import { deskFeedbackAct, deskFeedbackThread } from '@kopa/contract/desk/calls/feedback';
import { deskSignOut } from '@kopa/contract/desk/calls/sign-in';
import { deskTake } from '@kopa/contract/desk/calls/work';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import { asc } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { atPhotos } from '../../test/at-photos.ts';
import { withBetween } from '../../test/between-queries.ts';
import { application, applied, mobile, personal, png, readCode, registered } from '../../test/borrower.ts';
import { deskBrowser, staffAt } from '../../test/desk.ts';
import { complained } from '../../test/feedback.ts';
import { disbursed, startMoneyLender } from '../../test/loan.ts';
import { isEmbeddedRun, openOwnPostgres, postgres, useDatabase } from '../../test/test-database.ts';
import { granted, inject, startTestLender } from '../../test/test-lender.ts';
import { minute } from '../../test/times.ts';
import { idempotencyKeys, sessions } from '../storage/schema/index.ts';

const test = useDatabase();
const tooLong = String(25 * 1024 * 1024);

describe('the body of a call', () => {
  it('the type of the content may have capitals, spaces and parameters', async () => {
    const lender = await startTestLender(test.db);
    const sent = await inject(getVerifyCode, { mobile });
    const types = ['application/json', 'Application/JSON; charset=utf-8', 'application/json ;charset=utf-8'];
    for (const [n, type] of types.entries()) {
      const { code } = await lender.raw({
        ...sent,
        headers: { ...sent.headers, 'content-type': type },
        payload: JSON.stringify({ mobile: `72200000${n}` }),
      });
      expect([type, code]).toEqual([type, 0]);
    }
  });

  it('an upload with too large a length is refused before its body is read, and no other call so', async () => {
    const lender = await startTestLender(test.db);
    const token = await registered(lender);
    const sizeOf = async (call: typeof uploadCurpFront | typeof consentSave, request: object) => {
      const sent = await inject(call, request as Record<string, unknown>, { token });
      const headers = { ...sent.headers, 'content-length': tooLong };
      return (await lender.raw({ ...sent, headers, payload: 'not read' })).code;
    };
    expect(await sizeOf(uploadCurpFront, { loanOrderId: 'x', file: png() })).toBe(errorCodes.photoTooLarge);
    const json = { ...(await inject(consentSave, { answers: [] }, { token })), payload: 'not read' };
    const headers = { ...json.headers, 'content-type': 'application/json', 'content-length': tooLong };
    expect((await lender.raw({ ...json, headers })).code).toBe(errorCodes.unparseableBody);
  });

  it('an amount of a JSON body is no text', async () => {
    const lender = await startTestLender(test.db);
    const token = await registered(lender);
    const asText = { ...application, loanAmount: String(application.loanAmount) };
    expect(await lender.send(applyMarket, asText, { token })).toMatchObject({
      code: errorCodes.invalidInput,
      fields: { loanAmount: expect.any(String) },
    });
  });
});

describe('a section', () => {
  it('a repeated section has its first answer, also under new rules, and its texts name it', async () => {
    const lender = await startTestLender(test.db);
    const { token, orderNo } = await applied(lender);
    const request = { loanOrderId: orderNo, ...personal };
    const save = (changes: object = {}) =>
      lender.send(saveBasicInfoMarket, { ...request, ...changes }, { token, key: 'k1' });
    expect((await save({ firstName: 'Wan\0jiru' })).code).toBe(errorCodes.unparseableBody);
    const first = await save();
    expect(first.code).toBe(0);
    const { policy } = lender.lender;
    lender.lender.policy = { ...policy, names: { ...policy.names, minimumLetters: 40 } };
    expect(await save()).toEqual(first);
    expect(await save({ county: 7, later: null })).toEqual(first);
    expect((await save({ address: 'Kenyatta Avenue 7' })).code).toBe(errorCodes.idempotencyKeyReused);
  });
});

describe('a command with an idempotency key', () => {
  it('a repeated command is executed once and has the same answer each time', async () => {
    const lender = await startTestLender(test.db);
    const send = () => lender.call(getVerifyCode, { mobile }, { key: 'send-1' });
    const first = await send();
    expect(await Promise.all([send(), send()])).toEqual([first, first]);
    expect((await lender.call(sandboxOutbox, { mobile })).data.messages).toHaveLength(1);
    const code = await readCode(lender);
    const enter = () => lender.call(register, { mobile, code }, { key: 'register-1' });
    const answers = [...(await Promise.all([enter(), enter()])), await enter()];
    expect(answers.map((answer) => answer.data.token)).toEqual(Array(3).fill(answers[0]?.data.token));
    expect(answers[0]?.code).toBe(0);
    expect(await test.db.select().from(sessions)).toHaveLength(1);
  });

  it('a command is refused under the key of another request, and under a malformed key', async () => {
    const lender = await startTestLender(test.db);
    await lender.call(getVerifyCode, { mobile }, { key: 'k' });
    const other = await lender.call(getVerifyCode, { mobile: '722000001' }, { key: 'k' });
    expect(other.code).toBe(errorCodes.idempotencyKeyReused);
    const malformed = await lender.call(getVerifyCode, { mobile: '722000001' }, { key: 'k'.repeat(201) });
    expect(malformed.code).toBe(errorCodes.invalidInput);
    expect((await lender.call(sandboxOutbox, {})).data.messages).toHaveLength(1);
  });

  it('a repeated command stores no second file, although files are stored before its transaction', async () => {
    const lender = await startTestLender(test.db);
    const { token, loanOrderId } = await atPhotos(lender);
    const put = vi.spyOn(lender.lender.files, 'put');
    const upload = () => lender.call(uploadCurpFront, { loanOrderId, file: png() }, { token, key: 'photo' });
    const first = await upload();
    granted(first);
    expect(await upload()).toEqual(first);
    expect(put).toHaveBeenCalledTimes(1);
  });

  it('a command may be repeated after its message could not be sent', async () => {
    const lender = await startTestLender(test.db);
    const { sms } = lender.lender;
    Object.assign(lender.lender, { sms: { send: () => Promise.reject(new Error('no line')) } });
    expect((await lender.call(getVerifyCode, { mobile }, { key: 'code' })).code).toBe(errorCodes.internal);
    Object.assign(lender.lender, { sms });
    expect((await lender.call(getVerifyCode, { mobile }, { key: 'code' })).code).toBe(0);
    expect(await readCode(lender)).toMatch(/^\d{6}$/);
  });

  it('a command may be repeated after a refusal', async () => {
    const lender = await startTestLender(test.db);
    await lender.call(getVerifyCode, { mobile });
    const code = await readCode(lender);
    const wrong = code === '000000' ? '000001' : '000000';
    const refused = await lender.call(register, { mobile, code: wrong }, { key: 'r1' });
    expect(refused.code).toBe(errorCodes.codeWrong);
    expect((await lender.call(register, { mobile, code }, { key: 'r1' })).code).toBe(0);
  });
});

describe('an idempotency key', () => {
  it('the key belongs to the borrower, the member of staff or all visitors', async () => {
    const lender = await startTestLender(test.db);
    const token = await registered(lender);
    const { id } = await complained(lender, token);
    const [one, other] = [await staffAt(lender, ['agent']), await staffAt(lender, ['agent'], 'Otieno Ouma')];
    await test.db.delete(idempotencyKeys);
    granted(await lender.call(consentSave, { answers: [] }, { token, key: 'k1' }));
    granted(await lender.call(getVerifyCode, { mobile: '722000001' }, { key: 'k1' }));
    const take = { queue: 'feedback' as const, id };
    const taken = granted(await one.call(deskTake, take, { key: 'k1' }));
    expect(await one.call(deskTake, take, { key: 'k1' })).toMatchObject({ code: 0, data: taken });
    const second = await other.call(deskTake, take, { key: 'k1' });
    expect(second.data).not.toEqual(taken);
    const kept = await test.db.select().from(idempotencyKeys).orderBy(asc(idempotencyKeys.createdAt));
    const owners = kept.map(({ owner }) => owner);
    expect(owners).toContain(`staff ${one.id}`);
    expect(new Set(owners).size).toBe(owners.length);
  });

  it('a call that changes nothing keeps no answer, and is told the app that asks', async () => {
    const lender = await startTestLender(test.db);
    const asked = await lender.call(downloadAddress, { platform: 'android' }, { key: 'k1' });
    expect(granted(asked).packageName).toBe(defaultPackageName);
    const oddly = await lender.call(downloadAddress, { platform: 'android' }, { key: 'two words' });
    expect(oddly.code).toBe(0);
    // A plain address needs no name of an app.
    const { headers: _, ...unnamed } = await inject(countryByIp, {});
    expect((await lender.raw(unnamed)).code).toBe(0);
    expect(await test.db.select().from(idempotencyKeys).orderBy(asc(idempotencyKeys.key))).toEqual([]);
  });
});

describe('a call of staff', () => {
  it('the call is refused without a session, and to a role without the right, which is told who has it', async () => {
    const lender = await startTestLender(test.db);
    const { id } = await complained(lender, await registered(lender));
    const thread = await deskBrowser(lender).call(deskFeedbackThread, { id });
    expect(thread.code).toBe(deskErrorCodes.staffSignedOut);
    const reviewer = await staffAt(lender, ['reviewer']);
    expect((await reviewer.call(deskFeedbackThread, { id })).code).toBe(0);
    const answered = { id, act: 'answered', content: 'We look.', resolved: true, seen: 0 } as const;
    expect(await reviewer.call(deskFeedbackAct, answered)).toMatchObject({
      code: deskErrorCodes.rightMissing,
      data: { ask: ['agent'] },
    });
    const { cookie } = reviewer;
    granted(await reviewer.call(deskSignOut, {}));
    expect([cookie, reviewer.cookie]).toEqual([expect.stringMatching(/^desk=/), '']);
  });

  it('a request that a page sends by itself is no use of the session', async () => {
    const lender = await startTestLender(test.db);
    const { id } = await complained(lender, await registered(lender));
    const reviewer = await staffAt(lender, ['reviewer']);
    await lender.pass(14 * minute);
    expect((await reviewer.call(deskFeedbackThread, { id })).code).toBe(0);
    await lender.pass(14 * minute);
    expect((await reviewer.call(deskFeedbackThread, { id }, { unattended: true })).code).toBe(0);
    await lender.pass(minute);
    expect((await reviewer.call(deskFeedbackThread, { id })).code).toBe(deskErrorCodes.staffSignedOut);
  });
});

describe('a file as an answer', () => {
  it('the file has a name, its type, and is never cached', async () => {
    const lender = await startMoneyLender(test.db);
    const { token, orderNo } = await disbursed(lender);
    const reply = await lender.app.inject(await inject(repayStatementCsv, { orderNo }, { token }));
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="statement.csv"',
      'content-type': 'text/csv; charset=utf-8; header=present',
    });
    expect(reply.body).toMatch(/^Day,/);
  });
});

describe.skipIf('missing' in postgres || isEmbeddedRun)('a command that is sent twice at once', () => {
  const both = useDatabase(openOwnPostgres);

  it('the slower one has the answer of the faster one, wherever the faster one ends', async () => {
    const lender = await startTestLender(both.db);
    for (let n = 1; n <= 8; n += 1) {
      const own = `72200000${n}`;
      granted(await lender.call(getVerifyCode, { mobile: own }));
      const code = await readCode(lender, own);
      const enter = async () => granted(await lender.call(register, { mobile: own, code }, { key: `k${n}` }));
      const { answer, ran } = await withBetween(n, enter, enter);
      expect([n, ran, answer.user.mobile]).toEqual([n, true, own]);
      expect(await enter()).toEqual(answer);
    }
  });
});

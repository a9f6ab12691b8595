import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { basePath, defaultPackageName, errorCodes, headers } from '@kopa/contract';
import { latestOrder, loanAgreement } from '@kopa/contract/calls/loan';
import { sandboxAdvanceClock, sandboxSettle } from '@kopa/contract/calls/sandbox';
import { getVerifyCode } from '@kopa/contract/calls/security';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import { saveQuestionnaire } from '@kopa/contract/calls/user';
import { encryptPath } from '@kopa/contract/wire/path-cipher';
import { describe, expect, it } from 'vitest';
import { applied, mobile, personal, registered } from '../../test/borrower.ts';
import { useDatabase } from '../../test/test-database.ts';
import { inject, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { orderSections } from '../storage/schema/index.ts';

const sentHeaders = { [headers.packageName]: defaultPackageName };

/** Requests an address literally, and returns the code of the answer. */
async function codeAt(lender: TestLender, path: string): Promise<number> {
  const { port } = lender.app.server.address() as { port: number };
  const asked = get({ host: '127.0.0.1', port, path, headers: sentHeaders, agent: false });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return (JSON.parse(await text(answer)) as { code: number }).code;
}

describe('the addresses of the calls', () => {
  const test = useDatabase();

  it('[S7-04] calls have no other paths', async () => {
    const lender = await startTestLender(test.db);
    await lender.listen({ host: '127.0.0.1', port: 0 });
    const { path } = latestOrder;
    for (const target of [
      `/~call${path}`,
      `/%7Ecall${path}`,
      `/%7ecall${path}`,
      `http://lender/~call${path}`,
      `http://lender/%7Ecall${path}`,
      `//~call${path}`,
      `/./~call${path}`,
      `/x/../~call${path}`,
      `${basePath}${path}`,
      `${basePath}/.${path}`,
      `/%61pi${path}`,
      `${basePath}/${encryptPath(path, defaultPackageName)}/`,
      `${basePath}/${encryptPath(`/~call${path}`, defaultPackageName)}`,
    ]) {
      const code = await codeAt(lender, target);
      expect([
        target,
        [errorCodes.unknownCall, errorCodes.undecryptablePath].includes(code as 100404),
      ]).toEqual([target, true]);
    }
    expect(await codeAt(lender, `${basePath}/${encryptPath(path, defaultPackageName)}?t=1`)).toBe(
      errorCodes.notLoggedIn,
    );
  });

  it('unknown addresses, and addresses outside the app, do not exist', async () => {
    const lender = await startTestLender(test.db);
    await lender.listen({ host: '127.0.0.1', port: 0 });
    for (const target of [
      '/%zz',
      '/%c0%ae%c0%ae/package.json',
      '/../package.json',
      '/..%2fpackage.json',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '//etc/passwd',
      '/index.html%00.js',
      '/.git/config',
      '/assets/../../../server/package.json',
      `/${'a'.repeat(5_000)}`,
      '/callbacks/x/prompt/1',
      `/callbacks/${'0'.repeat(40)}/prompt/1`,
    ])
      expect([target, await codeAt(lender, target)]).toEqual([target, errorCodes.unknownCall]);
  });
});

describe('characters that a database cannot store', () => {
  const test = useDatabase();

  it.each([
    ['a NUL', 'Moi\0Avenue'],
    ['half a character', 'Moi \ud83d Avenue'],
  ])('%s is refused as unparseable in every place', async (_, address) => {
    const lender = await startTestLender(test.db);
    const { token, orderNo } = await applied(lender);
    const json = { loanOrderId: orderNo, ...personal, address };
    expect((await lender.send(saveBasicInfoMarket, json, { token })).code).toBe(errorCodes.unparseableBody);
    const nested = { loanOrderId: orderNo, answers: [{ code: '1', answer: address }] };
    expect((await lender.send(saveQuestionnaire, nested, { token })).code).toBe(errorCodes.unparseableBody);
    expect(await test.db.select().from(orderSections)).toEqual([]);
    expect(lender.log()).not.toContain('call failed');
  });

  it('a NUL in a query is refused', async () => {
    const lender = await startTestLender(test.db);
    const token = await registered(lender);
    const refused = await lender.call(loanAgreement, { orderNo: 'K\0' }, { token });
    expect(refused.code).toBe(errorCodes.unparseableBody);
  });
});

describe('an oversized body', () => {
  const test = useDatabase();

  it('an oversized body is refused without harm', async () => {
    const lender = await startTestLender(test.db);
    const deep = 200_000;
    for (const payload of [
      `{"mobile":${'['.repeat(deep)}${']'.repeat(deep)}}`,
      `{"mobile":${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}}`,
      '{"mobile":1e999}',
      '{"constructor":{"prototype":{"polluted":true}},"mobile":"x"}',
      `{${Array.from({ length: 50_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
    ]) {
      const request = await inject(getVerifyCode, { mobile });
      const refused = await lender.raw({
        ...request,
        headers: { ...sentHeaders, 'content-type': 'application/json' },
        payload,
      });
      expect([errorCodes.invalidInput, errorCodes.unparseableBody]).toContain(refused.code);
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(lender.log()).not.toContain('call failed');
  });

  it('the sandbox clock cannot leave its range', async () => {
    const lender = await startTestLender(test.db);
    for (const seconds of [Number.MAX_SAFE_INTEGER, 1e13, 4 * 365 * 86_400, -1, 0.5])
      expect([seconds, (await lender.call(sandboxAdvanceClock, { seconds })).code]).toEqual([
        seconds,
        errorCodes.invalidInput,
      ]);
    const settle = { reference: 'x', resultCode: 2 ** 40, copies: 1 };
    expect((await lender.call(sandboxSettle, settle)).code).toBe(errorCodes.invalidInput);
  });
});

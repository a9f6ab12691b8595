import { basePath, defaultPackageName, errorCodes, headers, requestTimeout } from '@kopa/contract';
import { calls } from '@kopa/contract/calls';
import { baseOf, type Call } from '@kopa/contract/calls/call';
import { latestOrder, loanAgreement, productListMarket } from '@kopa/contract/calls/loan';
import { customerService } from '@kopa/contract/calls/market';
import { existsByMobile } from '@kopa/contract/calls/number-questions';
import { sandboxOutbox } from '@kopa/contract/calls/sandbox';
import { getUserInfo, getVerifyCode } from '@kopa/contract/calls/security';
import { encryptPath } from '@kopa/contract/wire/path-cipher';
import { envelope } from '@kopa/contract/wire/envelope';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { mobile, registered } from '../../test/borrower.ts';
import { useDatabase } from '../../test/test-database.ts';
import { begin, inject, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { readOutbox } from '../ports/sms/outbox.ts';
import { users } from '../storage/schema/index.ts';
import { createServer } from './server.ts';

const test = useDatabase();
const start = (environment: Record<string, string> = {}) => startTestLender(test.db, environment);
const where = (call: Call, packageName = defaultPackageName) => `/${encryptPath(call.path, packageName)}`;
const from = (packageName = defaultPackageName) => ({ [headers.packageName]: packageName });
const get = async (lender: TestLender, url: string, sent: Record<string, string> = from()) => {
  const { status, code } = await lender.raw({ method: 'GET', url, headers: sent });
  return [status, code];
};

describe('the address of a call', () => {
  it('[S7-01] the address begins with /api, and with nothing else', async () => {
    const lender = await start();
    const path = where(productListMarket);
    expect(await get(lender, basePath + path)).toEqual([200, 0]);
    for (const base of ['', '/API', '/api/api', '/apis', '/v1', '/api/v1', '/cou'])
      expect([base, (await get(lender, base + path))[0]]).toEqual([base, 404]);
  });

  it('[S7-04] the address is encrypted under the package of the header, for permitted packages', async () => {
    const lender = await start({ PACKAGE_NAMES: 'king.credit.ng, com.jua.loans' });
    for (const name of ['king.credit.ng', 'com.jua.loans'])
      expect(await get(lender, basePath + where(customerService, name), from(name))).toEqual([200, 0]);
    const refused = [400, errorCodes.undecryptablePath];
    expect(await get(lender, basePath + where(customerService, 'com.jua.loans'))).toEqual(refused);
    for (const name of [
      'com.jua.loan',
      'KING.CREDIT.NG',
      '',
      'king.credit.ng,com.jua.loans',
      'x'.repeat(4000),
    ])
      expect(await get(lender, basePath + where(customerService, name || 'x'), from(name))).toEqual(refused);
    expect(await get(lender, basePath + where(customerService), {})).toEqual(refused);
  });

  it('[S7-04] the address is plain for plain calls, and for those alone', async () => {
    const lender = await start();
    for (const call of Object.values<Call>(calls)) {
      const at = (path: string) =>
        lender.raw({ method: call.method, url: baseOf(call) + path, headers: from() });
      const hidden = { status: 404, code: errorCodes.unknownCall };
      expect(await at(call.plainPath ? where(call) : call.path)).toMatchObject(hidden);
      const found = (await at(call.plainPath ? call.path : where(call))).code !== errorCodes.unknownCall;
      expect([call.path, found]).toEqual([call.path, true]);
    }
  });

  it('[S7-04] the policy can make all addresses plain, in sandbox mode only', async () => {
    const lender = await start();
    const open = { ...lender.lender, policy: { ...lender.lender.policy, plainPaths: true } };
    const options = { lender: open, packageNames: [defaultPackageName], logLevel: 'silent' };
    const asked = { method: 'GET', url: `${basePath}${productListMarket.path}` } as const;
    const sandbox = await createServer({ ...options, sandbox: lender.sandbox });
    expect((await sandbox.inject(asked)).json()).toMatchObject({ code: 0 });
    const encrypted = { ...asked, url: basePath + where(productListMarket), headers: from() };
    expect((await sandbox.inject(encrypted)).json()).toMatchObject({ code: 0 });
    const live = await createServer({ ...options, sandbox: null });
    expect((await live.inject(asked)).json()).toMatchObject({ code: errorCodes.unknownCall });
    expect((await live.inject(encrypted)).json()).toMatchObject({ code: 0 });
    // The calls of the sandbox are none of a live lender.
    const outbox = await inject(sandboxOutbox, {});
    expect((await sandbox.inject(outbox)).json()).toMatchObject({ code: 0 });
    expect((await live.inject(outbox)).json()).toMatchObject({ code: errorCodes.unknownCall });
    await Promise.all([sandbox.close(), live.close()]);
  });
});

describe('the parameter t', () => {
  it('[S7-03] the parameter t is accepted with any value: missing, old, in the future, absurd or repeated', async () => {
    const lender = await start();
    const asked = basePath + where(existsByMobile);
    for (const t of ['', '0', '-1', '1', String(begin + 1e12), '9'.repeat(3000), 'now', '%00', '1&t=2']) {
      expect([t, await get(lender, `${asked}?mobile=${mobile}&t=${t}`)]).toEqual([t, [200, 0]]);
    }
    expect(await get(lender, `${asked}?mobile=${mobile}`)).toEqual([200, 0]);
    const posted = await inject(getVerifyCode, { mobile });
    expect((await lender.raw({ ...posted, query: {} })).code).toBe(0);
  });
});

describe('the five headers', () => {
  it('[S7-05] Authorization carries the token, with or without Bearer, and no other value is a token', async () => {
    const lender = await start();
    const token = await registered(lender);
    const code = async (sent: string | undefined) => {
      const request = await inject(getUserInfo, {});
      const authorization = sent === undefined ? {} : { [headers.authorization]: sent };
      return (await lender.raw({ ...request, headers: { ...request.headers, ...authorization } })).code;
    };
    for (const right of [token, `Bearer ${token}`, `bearer   ${token} `, ` ${token}`])
      expect(await code(right)).toBe(0);
    for (const missing of [undefined, '', ' ', 'Bearer '])
      expect([missing, await code(missing)]).toEqual([missing, errorCodes.notLoggedIn]);
    for (const wrong of [
      `Basic ${token}`,
      token.slice(1),
      `${token}x`,
      `${token.slice(0, 5)}Bearer ${token.slice(5)}`,
      token.toLowerCase(),
      'a'.repeat(9000),
      'null',
      "' or 1=1 --",
    ])
      expect([wrong, await code(wrong)]).toEqual([wrong, errorCodes.tokenInvalid]);
    // A token in a query or a body is ignored.
    const asked = `${basePath}${where(getUserInfo)}?${headers.authorization}=${token}`;
    expect(await get(lender, asked)).toEqual([200, errorCodes.notLoggedIn]);
  });

  it('[S7-06] [S7-07] [S7-08] [S7-09] the headers may be missing, long or strange, except the package name', async () => {
    const lender = await start();
    const asked = basePath + where(existsByMobile);
    const odd = ['', 'x'.repeat(4000), '<script>', '../../etc/passwd', '{"a":1}', "' or 1=1 --"];
    for (const name of [headers.appName, headers.afid, headers.lang])
      for (const value of odd)
        expect([
          name,
          value,
          await get(lender, `${asked}?mobile=${mobile}`, { ...from(), [name]: value }),
        ]).toEqual([name, value, [200, 0]]);
    for (const lang of ['fr', 'EN', 'es-MX', 'x'.repeat(4000)]) {
      const request = await inject(latestOrder, {}, { lang });
      expect((await lender.raw(request)).msg).toBe('User not logged in. Log in to continue.');
    }
  });
});

describe('an answer', () => {
  it('[S7-11] [S7-12] every answer has code, msg and data, and 0 means success', async () => {
    const lender = await start();
    const token = await registered(lender);
    for (const [name, call] of Object.entries<Call>(calls))
      for (const sent of [{}, { token }, { token: 'x' }]) {
        const reply = await lender.app.inject(await inject(call, {}, sent));
        const answer = reply.json<Record<string, unknown>>();
        expect([name, envelope.safeParse(answer).success]).toEqual([name, true]);
        const [code, msg] = [answer['code'], answer['msg']];
        expect([name, code === 0 ? msg === '' : (msg as string).length > 5]).toEqual([name, true]);
        const names = Object.keys(answer).filter((key) => key !== 'fields');
        expect(names).toEqual(['code', 'msg', 'data']);
        expect(reply.headers['content-type']).toBe('application/json');
        expect(reply.headers['cache-control']).toBe('no-store');
      }
  });

  it('the status is 200 for an understood call, 400 or 404 for a request that is no call, and 500 for a server fault', async () => {
    const lender = await start();
    const status = async (request: InjectOptions) => (await lender.app.inject(request)).statusCode;
    const broken = { ...(await inject(getVerifyCode, { mobile })), payload: '{' };
    expect(await status(await inject(latestOrder, {}))).toBe(200);
    expect(await status(await inject(existsByMobile, { mobile: 'x' }))).toBe(200);
    expect(
      await status({ ...broken, headers: { ...broken.headers, 'content-type': 'application/json' } }),
    ).toBe(400);
    expect(await status({ method: 'GET', url: `${basePath}/${'0'.repeat(32)}`, headers: from() })).toBe(400);
    expect(await status({ method: 'GET', url: `${basePath}/nothing`, headers: from() })).toBe(404);
    Object.assign(lender.lender, { sms: { send: () => Promise.reject(new Error('no line')) } });
    const failed = await lender.app.inject(await inject(getVerifyCode, { mobile }));
    expect([failed.statusCode, failed.json()]).toMatchObject([
      500,
      { code: errorCodes.internal, data: null },
    ]);
    expect(failed.body).not.toContain('no line');
  });

  it('[S7-10] a GET is answered by its query, and a POST by its body', async () => {
    const lender = await start();
    const token = await registered(lender);
    const asked = { ...from(), [headers.authorization]: token };
    const bodied = await lender.raw({
      method: 'GET',
      url: `${basePath}${where(loanAgreement)}`,
      headers: { ...asked, 'content-type': 'application/json' },
      payload: JSON.stringify({ orderNo: 'K23456789AB' }),
    });
    expect(bodied).toMatchObject({ code: errorCodes.invalidInput, fields: { orderNo: 'orderNo.required' } });
    expect(await get(lender, `${basePath}${where(loanAgreement)}?orderNo=K23456789AB`, asked)).toEqual([
      200,
      errorCodes.orderNotFound,
    ]);
    const queried = await lender.raw({
      method: 'POST',
      url: `${basePath}${where(getVerifyCode)}?mobile=722000001`,
      headers: { ...from(), 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(queried).toMatchObject({ code: errorCodes.invalidInput, fields: { mobile: 'mobile.required' } });
    expect(await readOutbox(test.db, '722000001')).toEqual([]);
  });

  it('[S7-02] the time limit is 60 seconds, and a slower request is aborted', async () => {
    const lender = await start();
    expect(requestTimeout).toBe(60_000);
    expect(lender.app.server.requestTimeout).toBe(requestTimeout);
  });
});

describe('roles', () => {
  it('[S6-12] the roles are visitor and borrower: no call is for an administrator', async () => {
    const lender = await start();
    const kinds = new Set(Object.values<Call>(calls).map(({ auth }) => auth));
    expect([...kinds].sort()).toEqual(['none', 'optional', 'sandbox', 'session']);
    const token = await registered(lender);
    const asAdmin = { ...from(), [headers.authorization]: token, role: 'admin', 'x-role': 'admin' };
    for (const path of ['/admin', '/admin/login', '/loan/admin', '/user/list', '/security/getUserInfo/1'])
      for (const url of [path, basePath + path, `${basePath}/${encryptPath(path, defaultPackageName)}`])
        expect([url, (await get(lender, url, asAdmin))[0]]).toEqual([url, 404]);
    const request = { mobile: '722000001', role: 'admin', isAdmin: true };
    const made = await lender.send(getVerifyCode, request);
    expect(made.code).toBe(0);
    const [row] = await test.db.select().from(users);
    expect(Object.keys(row!).sort()).toEqual(['createdAt', 'id', 'key', 'language', 'mobile', 'mobileHash']);
  });
});

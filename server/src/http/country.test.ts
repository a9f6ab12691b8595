import { basePath, defaultPackageName, errorCodes, headers, kenya, type Policy } from '@kopa/contract';
import { countryByCode, countryByIp, sandboxCatalogue } from '@kopa/contract/calls/catalogue';
import { orderListMarket } from '@kopa/contract/calls/loan';
import { encryptPath } from '@kopa/contract/wire/path-cipher';
import { describe, expect, it } from 'vitest';
import { registered } from '../../test/borrower.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { createServer } from './server.ts';

const test = useDatabase();

const encrypted = (path: string) => `${basePath}/${encryptPath(path, defaultPackageName)}`;

/** The code of the answer at an address, used literally. */
async function codeAt(
  app: Pick<TestLender['app'], 'inject'>,
  method: 'GET' | 'POST',
  url: string,
  token = '',
): Promise<number> {
  const sent = { [headers.packageName]: defaultPackageName, [headers.authorization]: token };
  const reply = await app.inject({ method, url, headers: sent, ...(method === 'POST' && { payload: {} }) });
  return reply.json<{ code: number }>().code;
}

/** A server of the same lender that follows another policy. */
async function following(lender: TestLender, policy: Partial<Policy>) {
  return createServer({
    lender: { ...lender.lender, policy: { ...kenya, ...policy } },
    packageNames: [defaultPackageName],
    sandbox: null,
    logLevel: 'silent',
  });
}

describe('the country of a caller', () => {
  it.each([
    ['41.80.0.1', 'KE', true],
    ['::ffff:41.80.0.1', 'KE', true],
    ['105.112.4.4', 'NG', true],
    ['2806:2f0::1', 'MX', true],
    ['127.0.0.1', 'KE', false],
    ['192.0.2.7', 'KE', false],
    ['::1', 'KE', false],
  ])('[S7-76] the country at %s is %s', async (remoteAddress, countryCode, known) => {
    const lender = await startTestLender(test.db);
    const reply = await lender.app.inject({
      method: 'POST',
      url: '/cou/country/meta/ip',
      remoteAddress,
      payload: {},
    });
    expect(reply.json()).toMatchObject({
      code: 0,
      data: { countryCode, known, served: countryCode === 'KE' },
    });
    expect(lender.log()).not.toContain('41.80');
  });

  it("[S7-76] an unknown address has the edition's country, and a changed list takes effect", async () => {
    const lender = await startTestLender(test.db, { EDITION: 'ng' });
    const here = async () => granted(await lender.call(countryByIp, {}));
    expect(await here()).toMatchObject({
      countryCode: 'NG',
      callingCode: '234',
      currency: 'NGN',
      known: false,
    });
    const items = [{ country: 'IN', ranges: ['127.0.0.0/8', '::1/128'] }];
    granted(await lender.call(sandboxCatalogue, { list: 'countryAddresses', items }));
    expect(await here()).toMatchObject({ countryCode: 'IN', known: true, served: false });
    granted(await lender.call(sandboxCatalogue, { list: 'countries', items: [] }));
    expect(await here()).toMatchObject({ countryCode: 'NG', known: false, served: true });
    const wrong = [{ country: 'IN', ranges: ['127.0.0.0/8', '300.0.0.0/8'] }];
    expect((await lender.send(sandboxCatalogue, { list: 'countryAddresses', items: wrong })).data).toEqual({
      problems: [{ row: 1, field: 'ranges.1', says: 'must be a range, as in 41.80.0.0/15' }],
    });
  });

  it.each(['+254', '254', ' 00254 ', 'KE', 'ke'])('[S7-77] %j finds the country', async (code) => {
    const lender = await startTestLender(test.db);
    expect(granted(await lender.call(countryByCode, { code }, { lang: 'es' }))).toEqual({
      countryCode: 'KE',
      callingCode: '254',
      countryName: 'Kenia',
      currency: 'KES',
      served: true,
    });
  });

  it.each([
    ['', 'countryCode.required'],
    [' ', 'countryCode.required'],
    [undefined, 'countryCode.required'],
    ['+1', 'countryCode.unknown'],
    ['+', 'countryCode.unknown'],
    ['KEN', 'countryCode.unknown'],
    ['😀', 'countryCode.unknown'],
    ['x'.repeat(5000), 'countryCode.unknown'],
  ])('[S7-77] %j finds no country', async (code, key) => {
    const lender = await startTestLender(test.db);
    expect(await lender.send(countryByCode, { code })).toMatchObject({
      code: errorCodes.invalidInput,
      fields: { code: key },
    });
  });
});

describe('other readings of the addresses', () => {
  it('[S7-76][S7-77][S7-04] country calls have plain paths beside the base path, and paths under the base path by policy only', async () => {
    const lender = await startTestLender(test.db);
    const under = await following(lender, { countryBase: 'under' });
    for (const { path } of [countryByIp, countryByCode]) {
      const hex = `/${encryptPath(path, defaultPackageName)}`;
      for (const app of [lender.app, under]) {
        expect(await codeAt(app, 'POST', path)).not.toBe(errorCodes.unknownCall);
        // Never encrypted, in no reading.
        expect(await codeAt(app, 'POST', basePath + hex)).toBe(errorCodes.unknownCall);
        expect(await codeAt(app, 'POST', `/cou${hex}`)).toBe(errorCodes.unknownCall);
      }
      expect(await codeAt(lender.app, 'POST', basePath + path)).toBe(errorCodes.unknownCall);
      expect(await codeAt(under, 'POST', basePath + path)).not.toBe(errorCodes.unknownCall);
    }
    await under.close();
  });

  it.each([
    ['[S7-35]', 'loanOrder', 'direct', '/loan/list', '/loan/loan-order/list'],
    ['[S7-36]', 'loanOrder', 'direct', '/loan/loanAgreement', '/loan/loan-order/loanAgreement'],
    ['[S7-37]', 'loanOrder', 'direct', '/loan/list-market', '/loan/loan-order/list-market'],
    ['[S7-52]', 'repayOrder', 'underGroup', '/repay/repay-order/getStpClabe', '/repay/getStpClabe'],
  ] as const)('%s a short form has its other path by policy only', async (_, group, reading, other, path) => {
    const lender = await startTestLender(test.db);
    const app = await following(lender, { shortForms: { ...kenya.shortForms, [group]: reading } });
    const token = await registered(lender);
    const known = await codeAt(app, 'GET', encrypted(path), token);
    expect(known).not.toBe(errorCodes.unknownCall);
    expect(await codeAt(app, 'GET', encrypted(other), token)).toBe(known);
    expect(await codeAt(lender.app, 'GET', encrypted(path), token)).toBe(known);
    expect(await codeAt(lender.app, 'GET', encrypted(other), token)).toBe(errorCodes.unknownCall);
    await app.close();
  });

  it('[S7-37] the other path returns the same answer', async () => {
    const lender = await startTestLender(test.db);
    const app = await following(lender, { shortForms: { ...kenya.shortForms, loanOrder: 'direct' } });
    const token = await registered(lender);
    const reply = await app.inject({
      url: encrypted('/loan/list-market'),
      headers: { [headers.packageName]: defaultPackageName, [headers.authorization]: token },
    });
    expect(reply.json<{ data: unknown }>().data).toEqual(
      granted(await lender.call(orderListMarket, {}, { token })),
    );
    await app.close();
  });
});

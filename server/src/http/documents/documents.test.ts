import { calls } from '@kopa/contract/calls';
import { baseOf, type Call } from '@kopa/contract/calls/call';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../../test/test-database.ts';
import { startTestLender } from '../../../test/test-lender.ts';
import { callPrefix } from '../call-paths.ts';
import { handlers } from '../handlers/index.ts';
import { createServer } from '../server.ts';
import { openApi } from './openapi.ts';

describe('the server', () => {
  const test = useDatabase();

  it('[S7-13] the server implements every call of the contract and describes each call in OpenAPI 3.1', async () => {
    const lender = await startTestLender(test.db);
    expect(new Set(handlers.map(({ call }) => call))).toEqual(new Set(Object.values(calls)));
    const document = (await lender.app.inject('/openapi.json')).json<{
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    for (const [name, call] of Object.entries<Call>(calls)) {
      expect(lender.app.hasRoute({ method: call.method, url: callPrefix + call.path })).toBe(true);
      const operation = document.paths[baseOf(call) + call.path]?.[call.method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
    }
    expect(document).toEqual(JSON.parse(JSON.stringify(openApi(true))));
  });

  it.each([
    ['sandbox', true],
    ['live', false],
  ])('[S7-13] a public validator accepts the document in %s mode', async (_, sandbox) => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(openApi(sandbox))));
    expect([valid, errors]).toEqual([true, undefined]);
    expect(validator.version).toBe('3.1');
    // Each reference leads somewhere.
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  it('live mode has no sandbox calls, neither in the server nor in the document', async () => {
    const { lender } = await startTestLender(test.db);
    const live = await createServer({
      lender,
      packageNames: ['king.credit.ng'],
      sandbox: null,
      docs: true,
      logLevel: 'silent',
    });
    for (const call of Object.values<Call>(calls)) {
      if (call.auth !== 'sandbox') continue;
      const refused = await live.inject({ method: call.method, url: baseOf(call) + call.path, payload: {} });
      expect(refused.statusCode).toBe(404);
      expect(refused.json()).toMatchObject({ code: 100404 });
    }
    for (const [method, path] of [
      ['GET', 'oauth/v1/generate?grant_type=client_credentials'],
      ['POST', 'mpesa/stkpush/v1/processrequest'],
      ['POST', 'mpesa/b2c/v3/paymentrequest'],
    ] as const) {
      const refused = await live.inject({ method, url: `/sandbox/daraja/${path}`, payload: {} });
      expect(refused.json()).toMatchObject({ code: 100404 });
    }
    const document = (await live.inject('/openapi.json')).json<{ paths: object }>();
    expect(Object.keys(document.paths).filter((path) => path.includes('sandbox'))).toEqual([]);
    await live.close();
  });

  it('the server reports at /readyz whether the app can be used', async () => {
    const lender = await startTestLender(test.db);
    const healthy = await lender.app.inject('/readyz');
    const { app } = healthy.json<{ app: boolean }>();
    expect(healthy.statusCode).toBe(app ? 200 : 503);
    expect(healthy.json()).toMatchObject({ status: app ? 'ok' : 'notReady', database: true });
    const broken = { ...lender.lender, db: { execute: () => Promise.reject(new Error('gone')) } as never };
    const server = await createServer({
      lender: broken,
      packageNames: [],
      sandbox: null,
      logLevel: 'silent',
    });
    const ill = await server.inject('/readyz');
    expect([ill.statusCode, ill.json()]).toMatchObject([503, { status: 'notReady', database: false }]);
    await server.close();
  });
});

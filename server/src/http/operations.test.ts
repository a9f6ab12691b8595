import { readFileSync } from 'node:fs';
import { errorCodes } from '@kopa/contract';
import { lenderPolicy } from '@kopa/contract/calls/lender';
import { latestOrder } from '@kopa/contract/calls/loan';
import { customerService } from '@kopa/contract/calls/market';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { mobile, registered } from '../../test/borrower.ts';
import { stoppedJob } from '../../test/stopped-job.ts';
import { useDatabase } from '../../test/test-database.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { addHealth } from './health.ts';
import { createServer } from './server.ts';

const metricsOf = (lender: TestLender, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  lender.app.inject({ url: '/metrics', headers, remoteAddress });

describe('endpoints for operators', () => {
  const test = useDatabase();
  const readyWith = async (page: string | null) => {
    const app = fastify();
    addHealth(app, test.db, { page });
    const { statusCode, json } = await app.inject('/readyz');
    await app.close();
    return [statusCode, json()];
  };

  it('metrics count each call by name and code, without personal data', async () => {
    const lender = await startTestLender(test.db);
    const token = await registered(lender);
    granted(await lender.call(customerService, {}));
    await lender.call(latestOrder, {});
    granted(await lender.call(latestOrder, {}, { token }));
    const { body, headers } = await metricsOf(lender);
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('kopa_call_seconds_count{call="customerService",code="0"} 1');
    expect(body).toContain('kopa_call_seconds_count{call="latestOrder",code="10010301"} 1');
    expect(body).toContain('kopa_call_seconds_count{call="latestOrder",code="0"} 1');
    expect(body).toMatch(/^kopa_jobs_due\{kind="\w+"\} \d+$/m);
    expect(body).not.toMatch(/^kopa_jobs_(?:failing|stopped)\{/m);
    expect(body).toMatch(/^kopa_jobs_late_seconds \d+$/m);
    expect(body).toContain('nodejs_eventloop_lag_seconds');
    for (const secret of [mobile, token]) expect(body).not.toContain(secret);
  });

  it('the alarms of the cluster ask for figures that are told', async () => {
    const { body } = await metricsOf(await startTestLender(test.db));
    const alarms = readFileSync(new URL('../../../deploy/etc/alerts.yml', import.meta.url), 'utf8');
    const told = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const asked = [...alarms.matchAll(/(?:kopa|process)_\w+/g)].map(([name]) =>
      name.replace(/_(?:count|bucket)$/, ''),
    );
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !told.has(name))).toEqual([]);
  });

  it('a stopped job is counted as stopped, and as neither due nor late', async () => {
    const lender = await startTestLender(test.db);
    await lender.jobs.runDue();
    await stoppedJob(lender);
    const { body } = await metricsOf(lender);
    expect(body).toMatch(/^kopa_jobs_stopped\{kind="\w+"\} 1$/m);
    expect(body).not.toMatch(/^kopa_jobs_(?:due|failing)\{/m);
    expect(body).toMatch(/^kopa_jobs_late_seconds 0$/m);
  });

  it('metrics are for this machine, or for a holder of the token', async () => {
    const open = await startTestLender(test.db);
    expect((await metricsOf(open)).statusCode).toBe(200);
    expect((await metricsOf(open, {}, '203.0.113.7')).statusCode).toBe(404);
    const proxied: Record<string, string>[] = [
      { 'x-forwarded-for': '203.0.113.7' },
      { 'x-real-ip': '203.0.113.7' },
      { 'x-client-ip': '203.0.113.7' },
      { via: '1.1 proxy' },
      { forwarded: 'for=203.0.113.7' },
      { host: 'lender.example' },
    ];
    for (const headers of proxied) expect((await metricsOf(open, headers)).statusCode).toBe(404);
    const closed = await startTestLender(test.db, { METRICS_TOKEN: 'a-token-of-the-watch' });
    expect((await metricsOf(closed)).statusCode).toBe(404);
    expect((await metricsOf(closed, { authorization: 'Bearer another' })).statusCode).toBe(404);
    const allowed = { authorization: 'Bearer a-token-of-the-watch' };
    expect((await metricsOf(closed, allowed, '203.0.113.7')).statusCode).toBe(200);
  });

  it('a database that does not answer makes the server unready', async () => {
    const app = fastify();
    addHealth(app, { execute: () => new Promise(() => {}) } as never, { page: null, withinMs: 1 });
    expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'notReady', database: false });
    await app.close();
  });

  it('a server without its built app is unready; a server that serves no app needs none', async () => {
    expect(await readyWith('/nowhere/index.html')).toEqual([
      503,
      { status: 'notReady', database: true, app: false },
    ]);
    expect(await readyWith(null)).toEqual([200, { status: 'ok', database: true }]);
  });

  it('APP=none serves calls and no page, whether the app is built or not', async () => {
    const lender = await startTestLender(test.db, { APP: 'none' });
    const ready = await lender.app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok', database: true }]);
    for (const url of ['/', '/index.html', '/sw.js'])
      expect(await lender.raw({ url })).toMatchObject({ status: 404, code: errorCodes.unknownCall });
    granted(await lender.call(lenderPolicy, {}));
  });

  it('an absent database makes the server unready, and not unhealthy', async () => {
    const { lender } = await startTestLender(test.db);
    const server = await createServer({
      lender: { ...lender, db: { execute: () => Promise.reject(new Error('gone')) } as never },
      packageNames: [],
      sandbox: null,
      logLevel: 'silent',
    });
    expect((await server.inject('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await server.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toMatchObject([503, { status: 'notReady', database: false }]);
    await server.close();
  });
});

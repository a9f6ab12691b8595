import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SpanKind, trace } from '@opentelemetry/api';
import { errorCodes } from '@kopa/contract';
import { calls } from '@kopa/contract/calls';
import { lenderPolicy } from '@kopa/contract/calls/lender';
import { getMoney, latestOrder } from '@kopa/contract/calls/loan';
import { sandboxAdvanceClock } from '@kopa/contract/calls/sandbox';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startCollector, type ToldSpan } from '../test/collector.ts';
import { nobodyListens } from '../test/listening.ts';
import { agreed, startMoneyLender } from '../test/loan.ts';
import { registered } from '../test/borrower.ts';
import { useDatabase } from '../test/test-database.ts';
import { granted, inject, startTestLender } from '../test/test-lender.ts';
import { personalOf, wholeLoan } from '../test/whole-loan.ts';
import { triedKinds } from './jobs/tries.ts';
import { openTraces } from './traces.ts';

const named = (spans: ToldSpan[], name: string) => spans.filter((span) => span.name === name);

/** The names of the spans right below those of a name. */
const below = (spans: ToldSpan[], name: string): string[] => {
  const ids = new Set(named(spans, name).map(({ id }) => id));
  return [...new Set(spans.filter(({ parentId }) => ids.has(parentId)).map((span) => span.name))].sort();
};

/** The spans that name a parent which is not in their trace. */
const orphans = (spans: ToldSpan[]): ToldSpan[] => {
  const ids = new Set(spans.map(({ id, traceId }) => `${traceId} ${id}`));
  return spans.filter(({ parentId, traceId }) => parentId !== '' && !ids.has(`${traceId} ${parentId}`));
};

describe('the traces of a lender', () => {
  const test = useDatabase();

  it('a whole loan is told as calls, jobs, transactions and requests, and nothing of the borrower', async () => {
    const collector = await startCollector();
    const lender = await startMoneyLender(test.db, {}, 0, { TRACES_URL: `${collector.url}/` });
    const { orderNo, tokens } = await wholeLoan(lender);
    granted(await lender.call(sandboxAdvanceClock, { seconds: 3600 }));
    const secrets = await personalOf(lender, tokens);
    await lender.close();
    const spans = collector.spans();
    expect([...collector.paths]).toEqual(['POST /v1/traces']);
    expect(collector.resources()[0]).toMatchObject({ 'service.name': 'kopa' });

    const words = [
      ...Object.keys(calls),
      ...triedKinds.map((kind) => `job ${kind}`),
      ...['prompt', 'payOut', 'token', 'registerPull', 'register', 'paidIn'].map((name) => `daraja ${name}`),
      'transaction',
      'snapshot',
      'paymentCallback',
    ];
    expect(spans.map(({ name }) => name).filter((name) => !words.includes(name))).toEqual([]);
    expect(orphans(spans)).toEqual([]);
    // The runner looks for jobs in transactions of no call and no job.
    expect(named(spans, 'transaction').filter(({ parentId }) => parentId === '')).toEqual([]);
    for (const name of ['getMoney', 'job payout', 'job accrue', 'paymentCallback']) {
      expect([name, named(spans, name).length > 0]).toEqual([name, true]);
      expect(named(spans, name).every(({ parentId }) => parentId === '')).toBe(true);
    }
    expect(below(spans, 'getMoney')).toEqual(['transaction']);
    expect(below(spans, 'repayOrderDetail')).toEqual(['snapshot']);
    expect(below(spans, 'job payout')).toEqual(['daraja payOut', 'transaction']);
    expect(below(spans, 'mpesaRepayLink')).toEqual(['daraja prompt', 'daraja token', 'transaction']);
    expect(below(spans, 'paymentCallback')).toEqual(['transaction']);
    // Runs the jobs, which belong to no call.
    expect(named(spans, 'sandboxAdvanceClock')).toHaveLength(1);
    expect(below(spans, 'sandboxAdvanceClock')).toEqual([]);
    expect(named(spans, 'getMoney')[0]).toMatchObject({
      kind: SpanKind.SERVER + 1,
      attributes: { 'http.request.method': 'GET', 'http.response.status_code': 200, 'kopa.code': 0 },
    });
    expect(named(spans, 'daraja payOut')[0]).toMatchObject({
      kind: SpanKind.CLIENT + 1,
      attributes: { 'http.response.status_code': 200 },
    });
    expect(named(spans, 'transaction')[0]).toMatchObject({
      attributes: { 'kopa.tries': 1 },
      events: ['begun'],
    });

    const told = collector.text();
    for (const secret of [...secrets, orderNo])
      expect([secret, told.includes(secret)]).toEqual([secret, false]);
  });

  it('the work after a body that arrives late is in the span of its request', async () => {
    const collector = await startCollector();
    const lender = await startMoneyLender(test.db, {}, 0, { TRACES_URL: collector.url });
    const { port } = lender.app.server.address() as AddressInfo;
    const secret = await lender.lender.callbackSecrets.current('daraja-prompt');
    const path = `/callbacks/${secret}/prompt/nobody`;
    const asked = request({ port, path, method: 'POST', headers: { expect: '100-continue' } });
    asked.flushHeaders();
    await once(asked, 'continue');
    asked.end('{}');
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    await lender.close();
    expect(below(collector.spans(), 'paymentCallback')).toEqual(['transaction']);
  });

  it('a failure is told by its class and code, and a refusal by its code', async () => {
    const collector = await startCollector();
    const lost = Object.assign(new Error('connect ECONNREFUSED 10.20.30.40'), { code: 'ECONNREFUSED' });
    const fetchPayments = () => Promise.reject(new TypeError('fetch failed', { cause: lost }));
    const lender = await startTestLender(test.db, { TRACES_URL: collector.url }, { fetchPayments });
    await lender.listen({ host: '127.0.0.1', port: 0 });
    const loan = await agreed(lender);
    granted(await lender.call(getMoney, { orderNo: loan.orderNo }, { token: loan.token }));
    await lender.jobs.runDue();
    const { code } = await lender.call(getMoney, { orderNo: 'KNOBODY' }, { token: loan.token });
    await test.db.execute(sql`alter table orders rename to orders_away`);
    await lender.send(latestOrder, {}, loan);
    await test.db.execute(sql`alter table orders_away rename to orders`);
    await lender.close();
    const spans = collector.spans();
    expect(named(spans, 'daraja token')[0]).toMatchObject({
      failed: true,
      attributes: { 'error.type': 'Error ECONNREFUSED' },
    });
    expect(code).not.toBe(0);
    expect(named(spans, 'getMoney').at(-1)).toMatchObject({
      failed: false,
      attributes: { 'kopa.code': code },
    });
    expect(named(spans, 'latestOrder').at(-1)).toMatchObject({
      failed: true,
      attributes: { 'http.response.status_code': 500, 'kopa.code': errorCodes.internal },
    });
    expect(named(spans, 'snapshot').at(-1)).toMatchObject({
      failed: true,
      attributes: { 'error.type': expect.stringMatching(/ 42P01$/) },
    });
    const told = collector.text();
    for (const detail of ['10.20.30.40', 'fetch failed', 'does not exist', 'select', 'orders_away'])
      expect([detail, told.includes(detail)]).toEqual([detail, false]);
  });

  it('health, metrics, pages and unknown addresses have no spans, and no header of a client is believed', async () => {
    const collector = await startCollector();
    const lender = await startTestLender(test.db, { TRACES_URL: collector.url });
    for (const url of ['/healthz', '/readyz', '/metrics', '/', '/api/nothing', '/openapi.json', '/desk'])
      await lender.app.inject({ url });
    const sent = await inject(lenderPolicy, {});
    const parent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`;
    await lender.app.inject({ ...sent, headers: { ...sent.headers, traceparent: parent } });
    await lender.close();
    expect(collector.spans()).toMatchObject([{ name: 'lenderPolicy', parentId: '' }]);
    expect(collector.text()).not.toContain('aaaa');
  });

  it('of a share of the calls the collector is told, each with its whole trace', async () => {
    const collector = await startCollector();
    const lender = await startTestLender(test.db, { TRACES_URL: collector.url, TRACES_PERCENT: '50' });
    const token = await registered(lender);
    for (let call = 0; call < 100; call += 1) await lender.call(latestOrder, {}, { token });
    await lender.close();
    const spans = collector.spans();
    const told = named(spans, 'latestOrder').length;
    expect(told).toBeGreaterThan(10);
    expect(told).toBeLessThan(90);
    expect(named(spans, 'snapshot')).toHaveLength(told);
    expect(orphans(spans)).toEqual([]);
  });

  it('a collector that is away or out of order costs no call, and the server closes', async () => {
    const collector = await startCollector();
    collector.answers = 503;
    for (const url of [await nobodyListens(), collector.url]) {
      const lender = await startTestLender(test.db, { TRACES_URL: url });
      granted(await lender.call(lenderPolicy, {}));
      await lender.close();
    }
    expect(collector.asked).toBeGreaterThan(0);
  });

  it('without TRACES_URL no span is made', async () => {
    const lender = await startTestLender(test.db);
    lender.app.addHook('onSend', async (request) => {
      expect(request.spanContext).toBeUndefined();
    });
    granted(await lender.call(lenderPolicy, {}));
    expect(trace.getTracer('kopa').startSpan('nothing').isRecording()).toBe(false);
  });
});

/** As many spans as fill a batch. */
const batch = 512;

function spans(many: number): void {
  for (let span = 0; span < many; span += 1) trace.getTracer('kopa').startSpan('call').end();
}

/** Traces to a collector, and the lines of the log about it. */
function open(url: string, options: { patienceMs?: number; endsWithinMs?: number } = {}) {
  const lines: string[] = [];
  const line = (first: { missing?: number } | string, second?: string) =>
    void lines.push(typeof first === 'string' ? first : [second, first.missing].filter(Boolean).join(': '));
  const log = { info: line, warn: line };
  const end = openTraces({ url, percent: 100 }, { instance: 'here:1', log, ...options });
  return { lines, end };
}

describe('a collector', () => {
  it('that is lost is one line of the log, and one when it is back', async () => {
    const collector = await startCollector();
    const { lines, end } = open(collector.url);
    collector.answers = 400;
    for (const asked of [1, 2]) {
      spans(batch);
      await expect.poll(() => collector.asked).toBe(asked);
    }
    await expect.poll(() => lines).toEqual(['traces are lost']);
    collector.answers = 200;
    spans(batch);
    await expect.poll(() => lines).toEqual(['traces are lost', `traces arrive again: ${2 * batch}`]);
    await end();
    expect(collector.spans()).toHaveLength(batch);
  });

  it('that answers nothing is left at the end', async () => {
    const collector = await startCollector();
    collector.answers = 'silent';
    const { end } = open(collector.url, { patienceMs: 2 ** 30, endsWithinMs: 10 });
    spans(1);
    await end();
    expect(collector.spans()).toEqual([]);
  });

  it('that is slow fills no memory: what does not fit into the queue is dropped and counted', async () => {
    const collector = await startCollector();
    collector.answers = 'silent';
    const { lines, end } = open(collector.url, { patienceMs: 2 ** 30, endsWithinMs: 2 ** 30 });
    spans(10 * batch);
    await expect.poll(() => collector.asked).toBe(1);
    spans(10 * batch);
    collector.speak();
    await end();
    expect(collector.spans().length).toBeGreaterThanOrEqual(4 * batch);
    expect(collector.spans().length).toBeLessThanOrEqual(5 * batch);
    expect(lines).toEqual([
      'traces are dropped: more than the collector takes',
      `traces arrive again: ${20 * batch - collector.spans().length}`,
    ]);
  });
});

import { createHash, timingSafeEqual } from 'node:crypto';
import { and, count, gt, lte, min } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Lender } from '../lending/lender.ts';
import { isStopped, isWaiting } from '../storage/queue.ts';
import { jobs } from '../storage/schema/index.ts';

/**
 * Node's own metrics: memory, event loop, garbage collection. Once per process, for any number of servers.
 */
let ofTheProcess: Registry | undefined;

/**
 * `/metrics` in Prometheus text format: the duration of each call by name and code, due, failing and stopped
 * jobs, and the process. Labels are names and codes, never personal. Answers `readers` alone, and others 404.
 */
export function addMetrics(app: FastifyInstance, lender: Lender, readers: MetricsReaders): void {
  const registry = new Registry();
  const answered = new Histogram({
    name: 'kopa_call_seconds',
    help: 'Time from the request to the answer of a call.',
    labelNames: ['call', 'code'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers: [registry],
  });
  app.addHook('onResponse', async ({ callName, answerCode }, reply) => {
    if (callName) answered.observe({ call: callName, code: answerCode }, reply.elapsedTime / 1000);
  });
  for (const [name, help, where] of [
    [
      'due',
      'Jobs whose time has come and that are not done, by kind.',
      () => and(isWaiting, lte(jobs.notBefore, lender.clock.now())),
    ],
    [
      'failing',
      'Jobs that failed at least once and are tried again, by kind.',
      () => and(isWaiting, gt(jobs.attempts, 0)),
    ],
    ['stopped', 'Jobs that are not tried again without a member of staff, by kind.', () => isStopped],
  ] as const) {
    registry.registerMetric(
      new Gauge({
        name: `kopa_jobs_${name}`,
        help,
        labelNames: ['kind'],
        registers: [],
        async collect() {
          const rows = await lender.db
            .select({ kind: jobs.kind, jobs: count() })
            .from(jobs)
            .where(where())
            .groupBy(jobs.kind);
          this.reset();
          for (const row of rows) this.set({ kind: row.kind }, row.jobs);
        },
      }),
    );
  }

  registry.registerMetric(
    new Gauge({
      name: 'kopa_jobs_late_seconds',
      help: 'For how long the job that has waited longest has been due.',
      registers: [],
      async collect() {
        const [row] = await lender.db
          .select({ since: min(jobs.runAt) })
          .from(jobs)
          .where(and(isWaiting, lte(jobs.runAt, lender.clock.now())));
        this.set(row?.since ? (lender.clock.now() - row.since) / 1000 : 0);
      },
    }),
  );

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, readers)) return reply.code(404).send();
    const text = await Registry.merge([registry, processRegistry()]).metrics();
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
  });
}

function processRegistry(): Registry {
  if (!ofTheProcess) {
    ofTheProcess = new Registry();
    collectDefaultMetrics({ register: ofTheProcess });
  }
  return ofTheProcess;
}

/** The readers of the metrics: the bearer of `token`; without one this machine, if `isLocal`. */
export interface MetricsReaders {
  token: string | null;
  isLocal: boolean;
}

/** Headers of proxies; one that adds none still passes its own or the outer host name on. */
const ofProxies = /^(?:forwarded|via|x-forwarded.*|x-(?:real|client|original)-.*|true-client-ip|cf-.*)$/;

function mayRead({ headers, ip, hostname }: FastifyRequest, { token, isLocal }: MetricsReaders): boolean {
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const isHere = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);
  const asksHere = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
  return isLocal && isHere && asksHere && !Object.keys(headers).some((name) => ofProxies.test(name));
}

function isSame(sent: string, wanted: string): boolean {
  return timingSafeEqual(digestOf(sent), digestOf(wanted));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

import { setTimeout as wait } from 'node:timers/promises';
import { context, createNoopMeter, trace, type Attributes, type MeterProvider } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { describeError } from './describe-error.ts';

/** Where traces go. */
export interface TracesSettings {
  /** The collector, as in 'http://127.0.0.1:4318'. */
  url: string;
  /** The share of calls and jobs that are told, in percent. */
  percent: number;
}

interface TracesOptions {
  /** Names the process, as in 'host:8080'. */
  instance: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Time for a batch in ms, with its repetitions. Default 10 s. */
  patienceMs?: number;
  /** Time for what waits at the end, in ms. Default 2 s. */
  endsWithinMs?: number;
}

/** So many ended spans wait at most; more are dropped. */
const mostWaiting = 2048;

/**
 * Tells the spans of this process to a collector, by OTLP over HTTP as JSON. Returns the end: it sends what
 * waits, and gives up after a time.
 */
export function openTraces(
  { url, percent }: TracesSettings,
  { instance, log, patienceMs = 10_000, endsWithinMs = 2_000 }: TracesOptions,
): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces`, timeoutMillis: patienceMs });
  const drops = countDrops();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'kopa', 'service.instance.id': instance }),
    sampler: new TraceIdRatioBasedSampler(percent / 100),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: logged(exporter, { log, dropped: drops.taken }),
        selfObsMeterProvider: drops.meters,
        maxQueueSize: mostWaiting,
        exportTimeoutMillis: patienceMs,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);

  const end = async () => {
    const limit = new AbortController();
    const sent = provider.shutdown().finally(() => limit.abort());
    await Promise.race([sent, wait(endsWithinMs, undefined, limit)]).catch(() => {});
    trace.disable();
    context.disable();
  };
  let ended: Promise<void> | undefined;
  return () => (ended ??= end());
}

/** The library's own meters, of which one number is read: the spans that did not fit into the queue. */
function countDrops(): { meters: MeterProvider; taken(): number } {
  let count = 0;
  const add = (spans: number, labels?: Attributes) => {
    if (labels?.['error.type'] === 'queue_full') count += spans;
  };
  const meter = Object.assign(createNoopMeter(), { createCounter: () => ({ add }) });
  return {
    meters: { getMeter: () => meter },
    /** Since the last time. */
    taken() {
      const taken = count;
      count = 0;
      return taken;
    },
  };
}

/**
 * An exporter with a line in the log when the first batch is lost or the first spans were dropped, and when
 * all arrive again, with the number of spans that are missing.
 */
function logged(
  exporter: SpanExporter,
  { log, dropped }: Pick<TracesOptions, 'log'> & { dropped: () => number },
): SpanExporter {
  let arrives = true;
  let missing = 0;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const { error } = result;
        const unqueued = dropped();
        const arrived = !error && unqueued === 0;
        missing += unqueued + (error ? spans.length : 0);
        if (arrives && error) log.warn({ error: describeError(error) }, 'traces are lost');
        else if (arrives && !arrived) log.warn('traces are dropped: more than the collector takes');
        if (arrived && !arrives) {
          log.info({ missing }, 'traces arrive again');
          missing = 0;
        }
        arrives = arrived;
        done(result);
      });
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

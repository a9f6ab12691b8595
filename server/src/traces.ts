import { setTimeout as wait } from 'node:timers/promises';
import { context, trace } from '@opentelemetry/api';
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
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'kopa', 'service.instance.id': instance }),
    sampler: new TraceIdRatioBasedSampler(percent / 100),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: logged(exporter, log),
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

/** An exporter with a line in the log when the first batch is lost, and when one arrives again. */
function logged(exporter: SpanExporter, log: TracesOptions['log']): SpanExporter {
  let arrives = true;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const { error } = result;
        if (error && arrives) log.warn({ error: describeError(error) }, 'traces are lost');
        if (!error && !arrives) log.info('traces arrive again');
        arrives = !error;
        done(result);
      });
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

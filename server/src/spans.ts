import {
  INVALID_SPAN_CONTEXT,
  ROOT_CONTEXT,
  SpanStatusCode,
  context,
  trace,
  type Context,
  type Span,
  type SpanOptions,
} from '@opentelemetry/api';
import { classOfError } from './describe-error.ts';
import { CallError } from './lending/call-error.ts';

/* Without TRACES_URL, the library has no provider: no span is active, and none is made. */

type Work<T> = (span: Span) => Promise<T>;
type Begin = <T>(name: string, options: SpanOptions, work: () => Promise<T>) => Promise<T>;

const untold = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);

/**
 * Does work in a span below the one that is active; where none is, in none. A failure is told by the class of
 * its error. Names and attributes are words of the code, never of a person or an order.
 */
export function inSpan<T>(name: string, work: Work<T>, options: SpanOptions = {}): Promise<T> {
  if (!trace.getActiveSpan()) return work(untold);
  return tracer().startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      tellFailure(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/**
 * Does work in which it becomes known what is done: `begin` then begins a span without a parent, which ends
 * with the whole work.
 */
export async function inLateSpan<T>(work: (begin: Begin) => Promise<T>): Promise<T> {
  let span: Span | undefined;
  try {
    return await work((name, options, inner) => {
      span?.end();
      const begun = beginRoot(name, options);
      span = trace.getSpan(begun);
      return context.with(begun, inner);
    });
  } catch (error) {
    if (span) tellFailure(span, error);
    throw error;
  } finally {
    span?.end();
  }
}

/** The context of a new span without a parent. */
export function beginRoot(name: string, options: SpanOptions): Context {
  return trace.setSpan(ROOT_CONTEXT, tracer().startSpan(name, options, ROOT_CONTEXT));
}

/** Begins work that belongs to no span, though a span may be active where the work is begun. */
export function inNoSpan<T>(work: () => T): T {
  return context.with(ROOT_CONTEXT, work);
}

function tellFailure(span: Span, error: unknown): void {
  span.setAttribute('error.type', classOfError(error));
  // A refusal is an answer.
  if (!(error instanceof CallError)) span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Asked for each time: it changes when traces are opened. */
const tracer = () => trace.getTracer('kopa');

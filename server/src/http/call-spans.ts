import { SpanKind, SpanStatusCode, context, trace, type Context } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { beginRoot } from '../spans.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the spans of a route's requests; without a name, they have none. */
    span?: string;
  }
  interface FastifyRequest {
    /** The context with the span; null without one. */
    spanContext: Context | null;
  }
}

/**
 * Tells each request to a route with a name as a span without a parent: no header of a client is believed.
 * The span has the name, the method, the status and the code of the answer, and nothing that was sent.
 */
export function addCallSpans(app: FastifyInstance): void {
  app.decorateRequest('spanContext', null);
  app.addHook('onRequest', (request, _, done) => {
    const { span } = request.routeOptions.config;
    if (span === undefined) return done();
    const attributes = { 'http.request.method': request.method };
    request.spanContext = beginRoot(span, { kind: SpanKind.SERVER, attributes });
    return context.with(request.spanContext, done);
  });
  app.addHook('onResponse', ({ spanContext, callName, answerCode }, { statusCode }, done) => {
    const span = spanContext && trace.getSpan(spanContext);
    if (span) {
      span.setAttribute('http.response.status_code', statusCode);
      if (callName) span.setAttribute('kopa.code', answerCode);
      if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }
    done();
  });
}

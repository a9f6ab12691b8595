import { SpanStatusCode } from '@opentelemetry/api';
import { listening } from './listening.ts';

/** A span as it arrived. */
export interface ToldSpan {
  name: string;
  id: string;
  traceId: string;
  /** '' without a parent. */
  parentId: string;
  kind: number;
  attributes: Record<string, string | number>;
  events: string[];
  failed: boolean;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

/** OTLP as JSON, as far as the tests read it. */
interface Told {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: {
        name: string;
        spanId: string;
        traceId: string;
        parentSpanId?: string;
        kind: number;
        attributes: Attribute[];
        events: { name: string }[];
        status: { code: number };
      }[];
    }[];
  }[];
}

/** Random ids and times, in which any number may appear. */
const unread = /Id$|UnixNano$/;

/** A collector of OpenTelemetry for OTLP over HTTP as JSON, until the test ends. */
export async function startCollector() {
  const bodies: Told[] = [];
  const paths = new Set<string>();
  const waiting: (() => void)[] = [];
  const collector = {
    /** The status of the next answers; 'silent': none, until `speak`. */
    answers: 200 as number | 'silent',
    /** The number of requests. */
    asked: 0,
    paths,
    url: '',
    speak() {
      collector.answers = 200;
      for (const answer of waiting.splice(0)) answer();
    },
    spans: (): ToldSpan[] => bodies.flatMap(spansOf),
    /** The resources, in the order of their arrival. */
    resources: () =>
      bodies.flatMap((told) => told.resourceSpans.map(({ resource }) => valuesOf(resource.attributes))),
    /** All that was told, but ids and times. */
    text: () => JSON.stringify(bodies, (key, value: unknown) => (unread.test(key) ? undefined : value)),
  };
  collector.url = await listening((request, body, response) => {
    collector.asked += 1;
    paths.add(`${request.method} ${request.url}`);
    const answer = (status: number) => {
      if (status === 200) bodies.push(JSON.parse(body.toString()) as Told);
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    };
    if (collector.answers === 'silent') waiting.push(() => answer(200));
    else answer(collector.answers);
  });
  return collector;
}

function spansOf({ resourceSpans }: Told): ToldSpan[] {
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .map(({ name, spanId: id, traceId, parentSpanId: parentId = '', kind, attributes, events, status }) => ({
      name,
      id,
      traceId,
      parentId,
      kind,
      attributes: valuesOf(attributes),
      events: events.map((event) => event.name),
      failed: status.code === SpanStatusCode.ERROR,
    }));
}

function valuesOf(attributes: Attribute[]): Record<string, string | number> {
  return Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue } }) => [key, stringValue ?? Number(intValue)]),
  );
}

import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';

/** Headers that Fastify adds to any answer. */
const own = new Set(['content-length', 'content-type', 'date', 'connection', 'keep-alive']);

/** The page photographs a card and a face; no page of this origin needs another sensor. */
const permissions = 'camera=(self), microphone=(), geolocation=()';

/** Types that no browser opens as a document of our origin, and their headers. */
const data: readonly (readonly [type: RegExp, headers: readonly string[]])[] = [
  // A borrower's figures are answered to a token alone, which no request of another origin carries.
  [/^application\/json\b/, ['x-content-type-options']],
  // Public resources.
  [/^(?:text|application)\/(?:javascript|css)\b/, ['x-content-type-options']],
];

/**
 * Adds helmet's headers for these options, and a permissions policy, to every answer; calls, scripts and
 * styles receive only the relevant ones, because borrowers pay for each byte and the full set has 500. A
 * route's own header stays.
 * The headers are computed once, because each computation costs as much as a database statement.
 */
export async function addSecurityHeaders(app: FastifyInstance, options: FastifyHelmetOptions): Promise<void> {
  const model = fastify();
  await model.register(helmet, options);
  model.get('/', async () => '');
  const { headers } = await model.inject('/');
  await model.close();
  const all = Object.entries({ ...headers, 'permissions-policy': permissions }).filter(
    ([name]) => !own.has(name),
  );
  const few = data.map(
    ([type, names]) =>
      [type, all.filter(([name]) => names.includes(name))] satisfies [RegExp, [string, unknown][]],
  );
  app.addHook('onSend', (request, reply, payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '');
    for (const [name, value] of few.find(([each]) => each.test(type))?.[1] ?? all)
      if (!reply.hasHeader(name)) reply.header(name, value);
    // Connections are persistent by default since HTTP/1.1.
    if (request.raw.httpVersion === '1.1' && !reply.hasHeader('connection'))
      reply.raw.removeHeader('connection');
    done(null, payload);
  });
}

import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';

/** What Fastify itself says of any answer. */
const own = new Set(['content-length', 'content-type', 'date', 'connection', 'keep-alive']);

/** What no browser opens as a document under our origin, and what is then said of it. */
const data: readonly (readonly [type: RegExp, headers: readonly string[]])[] = [
  // Another origin may neither show nor measure a borrower's figures.
  [/^application\/json\b/, ['x-content-type-options', 'cross-origin-resource-policy']],
  // Everybody may have these.
  [/^(?:text|application)\/(?:javascript|css)\b/, ['x-content-type-options']],
];

/**
 * Gives every answer the headers that helmet makes of these options; calls, scripts and styles only those that mean something there,
 * since borrowers pay for each byte and a script comes with 500 of them otherwise. A header that a route has set stays. They are the
 * same for all, so they are asked for once: putting them together anew costs as much as a statement to the database.
 */
export async function addSecurityHeaders(app: FastifyInstance, options: FastifyHelmetOptions): Promise<void> {
  const model = fastify();
  await model.register(helmet, options);
  model.get('/', async () => '');
  const { headers } = await model.inject('/');
  await model.close();
  const all = Object.entries(headers).filter(([name]) => !own.has(name));
  const few = data.map(
    ([type, names]) =>
      [type, all.filter(([name]) => names.includes(name))] satisfies [RegExp, [string, unknown][]],
  );
  app.addHook('onSend', (request, reply, payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '');
    for (const [name, value] of few.find(([each]) => each.test(type))?.[1] ?? all)
      if (!reply.hasHeader(name)) reply.header(name, value);
    // That a connection is kept goes without saying since HTTP/1.1.
    if (request.raw.httpVersion === '1.1' && !reply.hasHeader('connection'))
      reply.raw.removeHeader('connection');
    done(null, payload);
  });
}

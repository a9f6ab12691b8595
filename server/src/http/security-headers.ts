import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';

/** What Fastify itself says of any answer. */
const own = new Set(['content-length', 'content-type', 'date', 'connection', 'keep-alive']);

/** What no browser opens as a document under our origin: with these two headers it is data or a part of a page, and nothing else. */
const neverDocument = /^(?:application\/json|text\/javascript|text\/css)\b/;
const ofData = new Set(['x-content-type-options', 'cross-origin-resource-policy']);

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
  const few = all.filter(([name]) => ofData.has(name));
  app.addHook('onSend', (_request, reply, payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '');
    for (const [name, value] of neverDocument.test(type) ? few : all)
      if (!reply.hasHeader(name)) reply.header(name, value);
    done(null, payload);
  });
}

import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';

/** What Fastify itself says of any answer. */
const own = new Set(['content-length', 'content-type', 'date', 'connection', 'keep-alive']);

/**
 * Gives every answer the headers that helmet makes of these options. They are the same for all, so they are asked for once:
 * putting them together anew costs as much as a statement to the database.
 */
export async function addSecurityHeaders(app: FastifyInstance, options: FastifyHelmetOptions): Promise<void> {
  const model = fastify();
  await model.register(helmet, options);
  model.get('/', async () => '');
  const { headers } = await model.inject('/');
  await model.close();
  const fixed = Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(fixed);
    done();
  });
}

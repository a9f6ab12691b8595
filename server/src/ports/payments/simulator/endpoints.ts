import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';

/** The credentials of the simulator's one customer. */
interface Keys {
  consumerKey: string;
  consumerSecret: string;
}

/** The simulator's refusals. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export function refuse(reply: FastifyReply, { status, code, message }: Refusal): FastifyReply {
  return reply.code(status).send({ requestId: randomUUID(), errorCode: code, errorMessage: message });
}

/** The customer's request for a token. */
export function basicOf({ consumerKey, consumerSecret }: Keys): string {
  return `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`;
}

export function tokenOf(keys: Keys): string {
  return createHash('sha256').update(basicOf(keys)).digest('base64url').slice(0, 28);
}

/** Creates routes that require the token and a body of a schema, with Daraja's refusals. */
export function endpointsOf(app: FastifyInstance, keys: Keys) {
  const token = tokenOf(keys);
  return <T>(
    path: string,
    schema: z.ZodMiniType<T>,
    handle: (body: T) => Promise<Record<string, unknown>>,
  ) => {
    app.post(path, async (request, reply) => {
      try {
        if (request.headers.authorization !== `Bearer ${token}`)
          throw new Refusal(404, '404.001.03', 'Invalid Access Token');
        const read = schema.safeParse(request.body);
        if (!read.success)
          throw new Refusal(
            400,
            '400.002.02',
            `Bad Request - Invalid ${read.error.issues[0]?.path.join('.')}`,
          );
        return await handle(read.data);
      } catch (error) {
        if (error instanceof Refusal) return refuse(reply, error);
        throw error;
      }
    });
  };
}

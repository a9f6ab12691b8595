import type { FastifyPluginCallback } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../../../storage/database.ts';
import type { Clock } from '../../clock/clock.ts';
import { centsOf } from '../amounts.ts';
import { referenceChannels } from '../reference-channels.ts';
import { giveReference, paidTo } from './book.ts';
import { referencePaidBody } from './messages.ts';
import { keptAddress } from '../simulator/told-address.ts';
import { kinds } from './reference-number.ts';

/** The address of the simulator in sandbox mode, and the credentials of its one customer. */
export const referencesPath = '/sandbox/references';
export const sandboxReferencesKey = 'sandbox';

const asked = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  channel: z.enum(referenceChannels),
  orderNo: z.string().check(z.minLength(1), z.maxLength(40)),
  amount: z.nullable(z.string()),
  callbackUrl: z.url(),
});

/**
 * The simulator of reference providers: a peer behind HTTP with its own book. Only for a server in sandbox
 * mode.
 */
export const referencesSimulator: FastifyPluginCallback<{ db: Database; clock: Clock }> = (
  app,
  { db, clock },
  done,
) => {
  app.post('/v1/references', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${sandboxReferencesKey}`)
      return reply.code(401).send({ error: 'unauthorized' });
    const read = asked.safeParse(request.body);
    const amountCents = read.data?.amount ? centsOf(read.data.amount) : null;
    if (!read.success || (read.data.amount !== null && amountCents === null))
      return reply.code(422).send({ error: 'invalid' });
    const { id, channel, orderNo, callbackUrl } = read.data;
    const given = await giveReference(
      db,
      { id, channel, orderNo, amountCents },
      keptAddress(db, callbackUrl),
      clock.now(),
    );
    const { bankName, isLink } = kinds[channel];
    return {
      reference: given.reference,
      bankName,
      link: isLink ? `https://pay.sandbox.example/${given.reference}` : null,
      expiresAt: given.expiresAt === null ? null : new Date(given.expiresAt).toISOString(),
    };
  });
  app.get<{ Params: { id: string } }>('/v1/references/:id/payments', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${sandboxReferencesKey}`)
      return reply.code(401).send({ error: 'unauthorized' });
    return { payments: (await paidTo(db, request.params.id)).map(referencePaidBody) };
  });
  done();
};

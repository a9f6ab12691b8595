import { createHash, randomBytes } from 'node:crypto';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../../../storage/database.ts';
import type { SimulatedPaymentRow } from '../simulator/tables.ts';
import type { Clock } from '../../clock/clock.ts';
import { airtelCallback } from '../airtel/callbacks.ts';
import { country } from '../airtel/client.ts';
import { callbackUrl } from '../callback.ts';
import { findInBook, readMode, settle, takeIn } from '../simulator/book.ts';
import { reverseInBook } from '../simulator/paybill-book.ts';
import { keptAddress } from '../simulator/told-address.ts';
import { sandboxAirtel } from './credentials.ts';
import { answered, codeOf, statusOf } from './messages.ts';

const msisdn = z.string().check(z.regex(/^[17]\d{8}$/));
const amount = z.int().check(z.gte(1), z.lte(250_000));
const id = z.string().check(z.regex(/^[A-Za-z0-9]{4,64}$/));
const login = z.object({
  client_id: z.literal(sandboxAirtel.clientId),
  client_secret: z.literal(sandboxAirtel.clientSecret),
  grant_type: z.literal('client_credentials'),
});
const collection = z.object({
  reference: z.string().check(z.minLength(1), z.maxLength(64)),
  subscriber: z.object({ country: z.literal('KE'), currency: z.literal('KES'), msisdn }),
  transaction: z.object({ amount, country: z.literal('KE'), currency: z.literal('KES'), id }),
});
const disbursement = z.object({
  payee: z.object({ msisdn, wallet_type: z.enum(['NORMAL', 'SALARY']) }),
  reference: z.string().check(z.regex(/^[A-Za-z0-9]{4,64}$/)),
  pin: z.literal(sandboxAirtel.pin),
  transaction: z.object({ amount, id, type: z.enum(['B2C', 'B2B']) }),
});
const refund = z.object({ transaction: z.object({ airtel_money_id: z.string() }) });

interface Options {
  db: Database;
  clock: Clock;
  /** The secret part of the callback address, which a lender enters in Airtel's portal. */
  callbackSecret: () => Promise<string>;
}

/** Airtel Money's own calls, answered from the simulator's book. For a server in sandbox mode only. */
export const airtelSimulator: FastifyPluginCallback<Options> = (app, { db, clock, callbackSecret }, done) => {
  const token = createHash('sha256').update(JSON.stringify(sandboxAirtel)).digest('base64url').slice(0, 32);
  const mayCall = ({ headers }: FastifyRequest) =>
    headers.authorization === `Bearer ${token}` &&
    headers['x-country'] === country.country &&
    headers['x-currency'] === country.currency;

  app.post('/auth/oauth2/token', async (request, reply) =>
    login.safeParse(request.body).success
      ? { access_token: token, expires_in: '180', token_type: 'bearer' }
      : reply.code(400).send({ error: 'invalid_client', error_description: 'Invalid client authentication' }),
  );

  void app.register((calls, _, ready) => {
    calls.addHook('preHandler', async (request, reply) => {
      if (!mayCall(request)) await reply.code(401).send({ error: 'unauthorized' });
    });

    const take = async (
      { host }: FastifyRequest,
      kind: 'repayment' | 'disbursement',
      reference: string,
      orderNo: string,
      shillings: number,
      phone: string,
    ) =>
      takeIn(db, {
        reference,
        kind,
        providerId: `CI${randomBytes(8).toString('hex').toUpperCase()}`,
        orderNo,
        shillings,
        phone: `254${phone}`,
        callbackUrl: keptAddress(
          db,
          callbackUrl({ origin: `http://${host}`, secret: await callbackSecret() }, airtelCallback),
        ),
        createdAt: clock.now(),
      });

    calls.post('/merchant/v1/payments/', async (request) => {
      const read = collection.safeParse(request.body);
      if (!read.success) return answered(false, 'ESB000008', 'Field validation error');
      const { reference, subscriber, transaction } = read.data;
      const isNew = await take(
        request,
        'repayment',
        transaction.id,
        reference,
        transaction.amount,
        subscriber.msisdn,
      );
      if (!isNew) return answered(false, 'ESB000041', 'External Transaction ID already exists.');
      return answered(true, 'DP00800001006', 'SUCCESS', { id: transaction.id, status: 'SUCCESS' });
    });

    calls.post('/standard/v3/disbursements', async (request) => {
      const read = disbursement.safeParse(request.body);
      if (!read.success) return answered(false, 'ESB000008', 'Field validation error');
      const { payee, reference, transaction } = read.data;
      const isNew = await take(
        request,
        'disbursement',
        transaction.id,
        reference,
        transaction.amount,
        payee.msisdn,
      );
      if (!isNew) return answered(false, 'DP00900001017', 'Duplicate transaction Id.');
      // Airtel Money mostly answers with the outcome itself.
      if ((await readMode(db)) === 'settle')
        await settle(db, { reference: transaction.id, resultCode: 0, copies: 0, at: clock.now() });
      return found((await findInBook(db, transaction.id))!);
    });

    calls.get('/standard/v1/payments/:id', enquiry(db, 'repayment', 'DP00800001025'));
    calls.get('/standard/v3/disbursements/:id', enquiry(db, 'disbursement', 'DP00900001015'));

    calls.post('/standard/v1/payments/refund', async (request) => {
      const read = refund.safeParse(request.body);
      if (!read.success) return answered(false, 'ESB000008', 'Field validation error');
      const { airtel_money_id: receipt } = read.data.transaction;
      const result = await reverseInBook(db, { receipt });
      if (result === 0)
        return answered(true, 'ESB000010', 'SUCCESS', { airtel_money_id: receipt, status: 'SUCCESS' });
      return result === 'R000001'
        ? answered(false, 'ESB000011', 'The transaction was already refunded.')
        : answered(false, 'ESB000045', 'No Transaction Found');
    });
    ready();
  });
  done();
};

/** The answer about a transaction. `airtel_money_id` is named of a successful one alone. */
function found(payment: SimulatedPaymentRow) {
  const status = statusOf(payment);
  return answered(status === 'TS', codeOf(payment), status === 'TF' ? 'FAILED' : 'Success', {
    id: payment.reference,
    status,
    ...(payment.receipt !== null && { airtel_money_id: payment.receipt }),
  });
}

/** What became of a transaction of a kind; `missing` is the code of one that does not exist. */
function enquiry(db: Database, kind: 'repayment' | 'disbursement', missing: string) {
  return async (request: FastifyRequest) => {
    const payment = await findInBook(db, (request.params as { id: string }).id);
    return payment?.kind === kind ? found(payment) : answered(false, missing, 'Transaction Not Found');
  };
}

import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyPluginCallback } from 'fastify';
import * as z from 'zod/mini';
import { inTransaction } from '../../../storage/in-transaction.ts';
import { queueCallbacks, takeIn } from './book.ts';
import { deliverNow } from './deliver.ts';
import { endpointsOf, Refusal } from './endpoints.ts';
import { keepPaybillAddresses, paidInPage, paybillAddresses, reverseInBook } from './paybill-book.ts';
import { confirmationBody, pulledRow, reversalBody } from './paybill-messages.ts';
import { keptAddress, openAddress } from './told-address.ts';
import type { SimulatorSettings } from './simulator-settings.ts';

/** Daraja's own. */
const pageSize = 100;
const remembersMs = 48 * 3_600_000;
const validationMs = 8_000;

const registration = z.object({
  ShortCode: z.string(),
  ResponseType: z.enum(['Completed', 'Cancelled']),
  ConfirmationURL: z.url(),
  ValidationURL: z.url(),
});
const paidByHand = z.object({
  ShortCode: z.string(),
  CommandID: z.literal('CustomerPayBillOnline'),
  Amount: z.int().check(z.gte(1), z.lte(250_000)),
  Msisdn: z.string().check(z.regex(/^254(?:7|1)\d{8}$/)),
  BillRefNumber: z.string().check(z.maxLength(20)),
});
const pullRegistration = z.object({
  ShortCode: z.string(),
  RequestType: z.literal('Pull'),
  NominatedNumber: z.string(),
  CallBackURL: z.url(),
});
const dateTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/));
const pull = z.object({
  ShortCode: z.string(),
  StartDate: dateTime,
  EndDate: dateTime,
  OffSetValue: z.string().check(z.regex(/^\d+$/)),
});
const reversal = z.object({
  Initiator: z.string(),
  SecurityCredential: z.string(),
  CommandID: z.literal('TransactionReversal'),
  TransactionID: z.string(),
  Amount: z.int(),
  ReceiverParty: z.string(),
  RecieverIdentifierType: z.literal('11'),
  ResultURL: z.url(),
  QueueTimeOutURL: z.url(),
  Remarks: z.string().check(z.minLength(2), z.maxLength(100)),
});

/** The calls of the paybill: registration, manual payment, list of payments, and reversal. */
export const paybillSimulator: FastifyPluginCallback<SimulatorSettings> = (app, settings, done) => {
  const { db, clock, shortCode } = settings;
  const on = endpointsOf(app, settings);
  const checkCode = (given: string) => {
    if (given !== shortCode) throw new Refusal(400, '400.002.02', 'Bad Request - Invalid ShortCode');
  };

  on('/mpesa/c2b/v2/registerurl', registration, async (body) => {
    checkCode(body.ShortCode);
    if (refusedWords.test(`${body.ConfirmationURL} ${body.ValidationURL}`))
      throw new Refusal(400, '400.003.02', 'Bad Request - Invalid URL');
    await keepPaybillAddresses(db, {
      confirmation: keptAddress(db, body.ConfirmationURL),
      validation: keptAddress(db, body.ValidationURL),
    });
    return { OriginatorCoversationID: randomUUID(), ResponseCode: '0', ResponseDescription: 'Success' };
  });

  on('/mpesa/c2b/v2/simulate', paidByHand, async (body) => {
    checkCode(body.ShortCode);
    const addresses = await paybillAddresses(db);
    if (!addresses) throw new Refusal(500, '500.003.1001', 'URLs are not registered');
    const reference = randomUUID();
    const payment = {
      reference,
      kind: 'paybill' as const,
      providerId: `P${randomBytes(6).toString('hex').toUpperCase()}`,
      orderNo: body.BillRefNumber,
      shillings: body.Amount,
      phone: body.Msisdn,
      callbackUrl: addresses.confirmation,
      createdAt: clock.now(),
    };
    // Refused money was never paid.
    const asked = { ...payment, receipt: null, settledAt: null };
    if (await isValid(openAddress(db, addresses.validation), confirmationBody(asked, shortCode)))
      await takeIn(db, payment);
    return {
      OriginatorCoversationID: reference,
      ResponseCode: '0',
      ResponseDescription: 'Accept the service request successfully.',
    };
  });

  on('/pulltransactions/v1/register', pullRegistration, async (body) => {
    checkCode(body.ShortCode);
    return {
      ResponseRefID: randomUUID(),
      ResponseStatus: '1000',
      ShortCode: shortCode,
      ResponseDescription: 'Shortcode Registered Successfully',
    };
  });

  on('/pulltransactions/v1/query', pull, async (body) => {
    checkCode(body.ShortCode);
    const page = await paidInPage(db, {
      from: Math.max(instantOf(body.StartDate), clock.now() - remembersMs),
      until: instantOf(body.EndDate),
      offset: Number(body.OffSetValue),
      size: pageSize,
    });
    const found = page.length > 0;
    return {
      ResponseRefID: randomUUID(),
      ResponseCode: found ? '1000' : '1001',
      ResponseMessage: found ? 'Success' : 'No transactions available',
      Response: [page.map(pulledRow)],
    };
  });

  on('/mpesa/reversal/v1/request', reversal, async (body) => {
    checkCode(body.ReceiverParty);
    const at = clock.now();
    const ids = {
      conversationId: `AG_${randomBytes(14).toString('hex')}`,
      originatorConversationId: randomUUID(),
    };
    const resultCode = await reverseInBook(db, { receipt: body.TransactionID, shillings: body.Amount });
    const told = reversalBody(ids, resultCode, body.TransactionID);
    const callbacks = await inTransaction(db, (tx) =>
      queueCallbacks(tx, keptAddress(db, body.ResultURL), told, 1, at),
    );
    setImmediate(() => void deliverNow(db, callbacks, at));
    return {
      ConversationID: ids.conversationId,
      OriginatorConversationID: ids.originatorConversationId,
      ResponseCode: '0',
      ResponseDescription: 'Accept the service request successfully.',
    };
  });

  done();
};

const refusedWords = /m-?pesa|safaricom|exe|cmd|sql|query/i;

/**
 * Requests the validation of a payment. Without an answer in time the payment passes: "Completed" was
 * registered.
 */
async function isValid(url: string, body: unknown): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(validationMs),
    });
    const { ResultCode } = (await response.json()) as { ResultCode?: unknown };
    return String(ResultCode) === '0';
  } catch {
    return true;
  }
}

/** The instant of 'YYYY-MM-DD HH:mm:ss' in Nairobi. */
function instantOf(dateTimeText: string): number {
  return Date.parse(`${dateTimeText.replace(' ', 'T')}+03:00`);
}

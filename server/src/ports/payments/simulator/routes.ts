import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyPluginCallback } from 'fastify';
import * as z from 'zod/mini';
import { inTransaction } from '../../../storage/in-transaction.ts';
import { findInBook, queueCallbacks, takeIn } from './book.ts';
import { deliverNow } from './deliver.ts';
import { basicOf, endpointsOf, Refusal, refuse, tokenOf } from './endpoints.ts';
import { describeResult, statusBody } from './messages.ts';
import { paybillSimulator } from './paybill-routes.ts';
import { keptAddress } from './told-address.ts';
import type { SimulatorSettings } from './simulator-settings.ts';

const msisdn = z.string().check(z.regex(/^254(?:7|1)\d{8}$/));
const amount = z.int().check(z.gte(1), z.lte(250_000));
const stkPush = z.object({
  BusinessShortCode: z.string(),
  Password: z.string(),
  Timestamp: z.string().check(z.regex(/^\d{14}$/)),
  TransactionType: z.enum(['CustomerPayBillOnline', 'CustomerBuyGoodsOnline']),
  Amount: amount,
  PartyA: msisdn,
  PartyB: z.string(),
  PhoneNumber: msisdn,
  CallBackURL: z.url(),
  AccountReference: z.string().check(z.maxLength(12)),
  TransactionDesc: z.optional(z.string().check(z.maxLength(13))),
});
const stkQuery = z.pick(z.extend(stkPush, { CheckoutRequestID: z.string() }), {
  BusinessShortCode: true,
  Password: true,
  Timestamp: true,
  CheckoutRequestID: true,
});
const b2c = z.object({
  OriginatorConversationID: z.string(),
  InitiatorName: z.string(),
  SecurityCredential: z.string(),
  CommandID: z.enum(['BusinessPayment', 'SalaryPayment', 'PromotionPayment']),
  Amount: amount,
  PartyA: z.string(),
  PartyB: msisdn,
  Remarks: z.string().check(z.minLength(2), z.maxLength(100)),
  QueueTimeOutURL: z.url(),
  ResultURL: z.url(),
  Occassion: z.optional(z.string()),
});
const transfer = z.extend(z.omit(b2c, { PartyB: true }), {
  CommandID: z.literal('AccountTransfer'),
  AccountKind: z.string().check(z.minLength(2)),
  Institution: z.string().check(z.minLength(2)),
  AccountNumber: z.string().check(z.regex(/^\d{6,20}$/)),
  AccountName: z.string().check(z.minLength(2)),
});
const status = z.object({
  Initiator: z.string(),
  SecurityCredential: z.string(),
  CommandID: z.literal('TransactionStatusQuery'),
  OriginalConversationID: z.string(),
  PartyA: z.string(),
  IdentifierType: z.literal(4),
  ResultURL: z.url(),
  QueueTimeOutURL: z.url(),
});

/** Daraja's calls, answered from the simulator's book. Only for a server in sandbox mode. */
export const darajaSimulator: FastifyPluginCallback<SimulatorSettings> = (app, settings, done) => {
  const { db, clock, shortCode, passKey } = settings;
  const basic = basicOf(settings);
  const on = endpointsOf(app, settings);
  const checkPassword = (body: { BusinessShortCode: string; Password: string; Timestamp: string }) => {
    const right = Buffer.from(shortCode + passKey + body.Timestamp).toString('base64');
    if (body.BusinessShortCode !== shortCode || body.Password !== right)
      throw new Refusal(500, '500.001.1001', 'Wrong credentials');
  };

  app.get('/oauth/v1/generate', async (request, reply) =>
    request.headers.authorization === basic
      ? { access_token: tokenOf(settings), expires_in: '3599' }
      : refuse(reply, new Refusal(400, '400.008.01', 'Invalid Authentication passed')),
  );

  on('/mpesa/stkpush/v1/processrequest', stkPush, async (body) => {
    checkPassword(body);
    const at = clock.now();
    // As Daraja's, the name ends in the digits of the phone.
    const phone = body.PhoneNumber.slice(-9);
    const reference = `ws_CO_${body.Timestamp}${randomBytes(4).toString('hex')}${phone}`;
    const providerId = `${randomBytes(4).toString('hex')}-${randomBytes(4).toString('hex')}-1`;
    await takeIn(db, {
      reference,
      kind: 'repayment',
      providerId,
      orderNo: body.AccountReference,
      shillings: body.Amount,
      phone: body.PhoneNumber,
      callbackUrl: keptAddress(db, body.CallBackURL),
      createdAt: at,
    });
    return {
      MerchantRequestID: providerId,
      CheckoutRequestID: reference,
      ResponseCode: '0',
      ResponseDescription: 'Success. Request accepted for processing',
      CustomerMessage: 'Success. Request accepted for processing',
    };
  });

  on('/mpesa/stkpushquery/v1/query', stkQuery, async (body) => {
    checkPassword(body);
    const payment = await findInBook(db, body.CheckoutRequestID);
    if (!payment) throw new Refusal(400, '400.002.02', 'Bad Request - Invalid CheckoutRequestID');
    if (payment.resultCode === null)
      throw new Refusal(500, '500.001.1001', 'The transaction is being processed');
    return {
      ResponseCode: '0',
      ResponseDescription: 'The service request has been accepted successsfully',
      MerchantRequestID: payment.providerId,
      CheckoutRequestID: payment.reference,
      ResultCode: String(payment.resultCode),
      ResultDesc: describeResult(payment.resultCode),
    };
  });

  // Its book contains no complete account number.
  on('/transfers/v1/paymentrequest', transfer, (body) =>
    payOut({ ...body, PartyB: `${body.Institution} …${body.AccountNumber.slice(-3)}` }),
  );

  on('/mpesa/b2c/v3/paymentrequest', b2c, (body) => payOut(body));

  const payOut = async (body: Omit<z.output<typeof b2c>, 'CommandID'>) => {
    const at = clock.now();
    const providerId = `AG_${new Date(at).toISOString().slice(0, 10).replaceAll('-', '')}_${randomBytes(10).toString('hex')}`;
    const isNew = await takeIn(db, {
      reference: body.OriginatorConversationID,
      kind: 'disbursement',
      providerId,
      orderNo: body.Occassion ?? '',
      shillings: body.Amount,
      phone: body.PartyB,
      callbackUrl: keptAddress(db, body.ResultURL),
      createdAt: at,
    });
    if (!isNew) throw new Refusal(500, '500.002.1001', 'Duplicate OriginatorConversationID.');
    return {
      ConversationID: providerId,
      OriginatorConversationID: body.OriginatorConversationID,
      ResponseCode: '0',
      ResponseDescription: 'Accept the service request successfully.',
    };
  };

  on('/mpesa/transactionstatus/v1/query', status, async (body) => {
    const at = clock.now();
    const conversationId = `AG_${randomBytes(14).toString('hex')}`;
    const originatorConversationId = randomUUID();
    const payment = await findInBook(db, body.OriginalConversationID);
    const answer = statusBody({ conversationId, originatorConversationId }, payment);
    const callbacks = await inTransaction(db, (tx) =>
      queueCallbacks(tx, keptAddress(db, body.ResultURL), answer, 1, at),
    );
    // The acceptance is answered first, as by the real provider.
    setImmediate(() => void deliverNow(db, callbacks, at));
    return {
      ConversationID: conversationId,
      OriginatorConversationID: originatorConversationId,
      ResponseCode: '0',
      ResponseDescription: 'Accept the service request successfully.',
    };
  });

  // The prefix is this plugin's own already.
  app.register(paybillSimulator, { ...settings, prefix: '' });
  done();
};

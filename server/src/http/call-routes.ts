import { dayOf, headers } from '@kopa/contract';
import { calls } from '@kopa/contract/calls';
import { deskCalls } from '@kopa/contract/desk/calls';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import type { Call, Schema } from '@kopa/contract/calls/call';
import { logOut } from '@kopa/contract/calls/sessions';
import { requestUnder, sectionUnder, type SectionCall } from '@kopa/contract/calls/section-call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { countCommand } from '../lending/accounts/rate-limit.ts';
import { authenticate, type Caller } from '../lending/accounts/sessions.ts';
import { networkOf } from '../lending/accounts/network.ts';
import { CallError } from '../lending/call-error.ts';
import { checkRight, staffOf, type StaffCaller } from '../lending/desk/staff-sessions.ts';
import type { Lender } from '../lending/lender.ts';
import { readBySchema } from '../lending/sections/read-by-schema.ts';
import { languageOf } from './answer.ts';
import { checkUploadLength } from './body-limits.ts';
import { callPrefix } from './call-paths.ts';
import { deskDoor, deskTokenOf } from './desk/desk-cookie.ts';
import { changeOnce, commandOf, earlierAnswer, forgetCommand, type Command } from './idempotency.ts';
import { readMultipart } from './multipart.ts';
import { keepPhone, phoneOf } from './phone-cookie.ts';
import type { Answered, CallContext, Sandbox } from './call-handler.ts';
import type { Transaction } from '../storage/database.ts';
import { inSnapshot } from '../storage/in-transaction.ts';
import { isStorable, textReader } from './read-text.ts';
import type { SessionRate } from './session-rate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null for a visitor. */
    user: Caller | null;
    /** The member of staff; null in a borrower's call. */
    staff: StaffCaller | null;
    /** The call's name, once its route is found. */
    callName: string | null;
    /** The code of the answer, for the log. */
    answerCode: number;
  }
}

const callNames = new Map<Call, string>(
  Object.entries({ ...calls, ...deskCalls }).map(([name, call]) => [call, name]),
);
const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

/** Creates a route per call with a handler. Sandbox calls become routes only in sandbox mode. */
export function addCallRoutes(
  app: FastifyInstance,
  lender: Lender,
  answered: readonly Answered[],
  { sandbox, rate }: { sandbox: Sandbox | null; rate: SessionRate },
): void {
  app.decorateRequest('user', null);
  app.decorateRequest('staff', null);
  app.decorateRequest('callName', null);
  app.decorateRequest('answerCode', 0);
  for (const one of answered) {
    if (one.call.auth === 'sandbox' && !sandbox) continue;
    addRoute(app, lender, one, { sandbox, rate });
  }
}

function addRoute(
  app: FastifyInstance,
  lender: Lender,
  { call, handler }: Answered,
  { sandbox, rate }: { sandbox: Sandbox | null; rate: SessionRate },
): void {
  const name = callNames.get(call);
  if (!name)
    throw new Error(`The handler of ${call.path} belongs to no call of the contract; add the call to calls.`);
  // A logout ends what is limited.
  const isLimited = call !== logOut;
  const readText = call.encoding === 'json' ? undefined : textReader(call.request);

  app.route({
    method: call.method,
    url: callPrefix + call.path,
    config: { span: name },
    // The caller is known before a byte of the body is read.
    onRequest: async (request) => {
      request.callName = name;
      request.user = await whoCalls(call.auth, lender, request);
      if (request.user && isLimited) rate.take(request.user.session.id, lender.clock.now());
      request.staff = await whoOfStaff(call, lender, request);
      checkContentType(call, request);
      if (call.encoding === 'multipart') checkUploadLength(request);
    },
    handler: async (request, reply) => {
      const at = lender.clock.now();
      const sent = await fieldsOf(call, request);
      const typed = readText ? readText(sent) : sent;
      // The rules of a section change with the day and the policy: a command that was done is answered before
      // them.
      const body = call.section ? textsOf(typed) : read(requestUnder(call, lender.policy), typed);
      if (!isStorable(body)) throw new CallError('unparseableBody');
      const command = call.changes
        ? await commandOf(request, ownerOf(request), name, body, lender.pepper)
        : null;
      let made = false;
      const context: CallContext = {
        lender,
        at,
        language: languageOf(request),
        origin: { address: request.ip, device: deviceOf(request), phone: phoneOf(request, lender) },
        keepPhone: () => keepPhone(request, reply, lender),
        packageName: packageNameOf(request),
        user: request.user,
        borrower: () => {
          if (!request.user) throw new CallError('notLoggedIn');
          return request.user;
        },
        staff: request.staff,
        actor: () => {
          if (!request.staff) throw new CallError('staffSignedOut', { data: { reason: 'none' } });
          return { ...request.staff, from: networkOf(request.ip).network };
        },
        desk: () => deskDoor(request, reply, lender),
        change: async (work, options) => {
          const counted = async (tx: Transaction) => {
            if (request.user && isLimited) await countCommand(tx, request.user.id, at, lender);
            return work(tx);
          };
          const { answer, isNew } = await changeOnce(lender.db, command, at, counted, options);
          made ||= isNew;
          return answer;
        },
        read: (work) => inSnapshot(lender.db, work),
        sandbox,
      };
      const answer = await answerOnce(
        lender,
        command,
        () => handler(call.section ? read(sectionSchema(call, context), typed) : body, context),
        () => made,
      );
      // Encoded by the schema: a field outside of the contract never leaves the server.
      const result = z.encode(call.result, answer as never);
      return call.answers ? succeedWith(reply, call, String(result)) : succeed(reply, result);
    },
  });
}

const read = (schema: Schema, sent: unknown) => readBySchema(schema, sent) as Record<string, unknown>;

function sectionSchema(call: Call, { lender, at, borrower }: CallContext): Schema {
  return sectionUnder(call as SectionCall, {
    policy: lender.policy,
    today: dayOf(at, lender.policy.market),
    loginMobile: borrower().mobile,
  });
}

/** What names a section's command: its texts. Anything else is refused when the section is read. */
function textsOf(sent: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => typeof value === 'string'));
}

/**
 * The first answer of a command. A concurrent duplicate may have executed the command: then the duplicate's
 * result must not become a refusal. A command that fails after its change was committed (`made`), as when a
 * message cannot be sent, counts as not executed.
 */
async function answerOnce(
  { db }: Lender,
  command: Command | null,
  answer: () => Promise<unknown>,
  made: () => boolean,
): Promise<unknown> {
  const before = command && (await earlierAnswer(db, command));
  if (before) return before.answer;
  try {
    return await answer();
  } catch (error) {
    if (!command) throw error;
    if (made()) {
      await forgetCommand(db, command).catch(() => {});
      throw error;
    }
    const meanwhile = error instanceof CallError && (await earlierAnswer(db, command));
    if (meanwhile) return meanwhile.answer;
    throw error;
  }
}

function succeed(reply: FastifyReply, data: unknown): FastifyReply {
  return (
    reply
      .header('cache-control', 'no-store')
      .type('application/json')
      // Without a serializer, Fastify adds a charset; JSON is UTF-8 by itself.
      .serializer(JSON.stringify)
      .send({ code: 0, msg: '', data })
  );
}

/** A success with a file as the body. */
function succeedWith(reply: FastifyReply, { path, answers }: Call, text: string): FastifyReply {
  // As in '/repay/statement/csv'.
  const name = `${path.split('/').at(-2)}.csv`;
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type(`${answers}; charset=utf-8; header=present`)
    .serializer(String)
    .send(text);
}

/** S8-01 to S8-04: a missing, unknown, expired or superseded token each has its own code. */
export async function whoCalls(
  auth: Call['auth'],
  lender: Lender,
  request: FastifyRequest,
): Promise<Caller | null> {
  if (auth !== 'optional' && auth !== 'session') return null;
  const sent = request.headers[headers.authorization.toLowerCase()];
  const token = typeof sent === 'string' ? sent.replace(/^Bearer\s+/i, '').trim() : '';
  if (token === '') {
    if (auth === 'optional') return null;
    throw new CallError('notLoggedIn');
  }
  return authenticate(lender.db, token, lender.clock.now(), lender.policy.session);
}

/** The header of a request that a page of the desk sends by itself. */
const unattended = 'desk-unattended';

/**
 * The member of staff with the session of the cookie. A call with a `right` is refused to roles without the
 * right, and the refusal names the roles that have it.
 */
async function whoOfStaff(
  { auth, right }: Call,
  { db, clock }: Lender,
  request: FastifyRequest,
): Promise<StaffCaller | null> {
  if (auth !== 'staff') return null;
  const isAttended = request.headers[unattended] === undefined;
  const caller = await staffOf(db, deskTokenOf(request), clock.now(), { rules: deskRules, isAttended });
  if (right) checkRight(caller, right);
  return caller;
}

/** Whose idempotency keys a request uses. */
function ownerOf({ user, staff }: FastifyRequest): string {
  return staff ? `staff ${staff.id}` : (user?.id ?? 'visitor');
}

/** The app's device id (S7-08), as a rate limit key. */
function deviceOf(request: FastifyRequest): string {
  const sent = request.headers[headers.afid];
  return typeof sent === 'string' ? sent.slice(0, 200) : '';
}

/** The calling app; usually an allowed one, because the package name decrypts the path. */
function packageNameOf(request: FastifyRequest): string {
  const sent = request.headers[headers.packageName.toLowerCase()];
  return typeof sent === 'string' ? sent.slice(0, 200) : '';
}

function checkContentType(call: Call, request: FastifyRequest): void {
  if (call.encoding === 'query') return;
  const type = (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
  if (type !== contentTypes[call.encoding]) throw new CallError('unparseableBody');
}

async function fieldsOf(call: Call, request: FastifyRequest): Promise<Record<string, unknown>> {
  if (call.encoding === 'query') return { ...(request.query as Record<string, unknown>) };
  if (call.encoding === 'multipart') return readMultipart(request);
  if (typeof request.body !== 'object' || request.body === null || Array.isArray(request.body))
    throw new CallError('unparseableBody');
  return { ...(request.body as Record<string, unknown>) };
}

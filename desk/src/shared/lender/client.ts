import type { ResultOf } from '@kopa/contract/calls/call';
import type { DeskCall } from '@kopa/contract/desk/calls/desk-call';
import { deskErrorName } from '@kopa/contract/desk/desk-error-codes';
import { errorName } from '@kopa/contract/error-codes';
import { envelope } from '@kopa/contract/wire/envelope';
import { idempotencyHeader, langHeader } from '@kopa/contract/wire/headers';
import * as z from 'zod/mini';
import { isAttended } from '../session/attention.ts';
import { settings } from '../session/settings.ts';
import { noteSessionUse, sessionHasEnded } from '../session/session-clock.ts';
import { DeskCallError } from './desk-call-error.ts';
import { line } from './line.ts';

/** The options of a call beside its request. */
export interface SendOptions {
  /** The idempotency key, so that a repetition has no second effect. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/**
 * Sends a call of the desk and returns its parsed result. Checks the request before sending, and the answer
 * before use. Every failure is a `DeskCallError`.
 */
export async function send<C extends DeskCall>(
  call: C,
  request: z.input<C['request']>,
  options: SendOptions = {},
): Promise<ResultOf<C>> {
  const checked = z.safeParse(call.request, request);
  if (!checked.success) throw new DeskCallError('invalidInput', { fields: fieldsOf(checked.error) });
  const attended = call.changes === true || isAttended();
  const answer = await deliver(call, checked.data as object, attended, options);
  if (call.auth === 'staff' && attended) noteSessionUse();
  return answer as ResultOf<C>;
}

/** Marks a call that no person has caused: it keeps no session alive. */
const unattended = 'desk-unattended';

async function deliver(
  call: DeskCall,
  request: object,
  attended: boolean,
  { idempotencyKey, signal }: SendOptions,
): Promise<unknown> {
  const { language } = settings();
  const { data, headers } = await line.request<string>({
    method: call.method,
    url: call.path,
    ...(call.encoding === 'query' && { params: new URLSearchParams(textEntries(request)) }),
    ...(call.encoding === 'json' && { data: JSON.stringify(request) }),
    headers: {
      lang: langHeader(language),
      'Accept-Language': language,
      'Content-Type': call.encoding === 'json' ? 'application/json' : false,
      ...(!attended && { [unattended]: '1' }),
      ...(idempotencyKey && { [idempotencyHeader]: idempotencyKey }),
    },
    ...(signal && { signal }),
  });
  if (call.answers && String(headers['content-type']).startsWith(call.answers)) return data;
  const wrapped = z.safeParse(envelope, parsed(data));
  if (!wrapped.success) throw new DeskCallError('unreadable');
  const { code, fields, data: content } = wrapped.data;
  if (code !== 0) {
    const failure = deskErrorName(code) ?? errorName(code) ?? 'internal';
    if (failure === 'staffSignedOut') sessionHasEnded(String(Object(content)['reason'] ?? ''));
    throw new DeskCallError(failure, { fields, data: content });
  }
  const result = z.safeParse(call.result, content);
  if (!result.success) throw new DeskCallError('unreadable');
  return result.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textEntries(request: object): [string, string][] {
  return Object.entries(request)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)]);
}

function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]));
}

import { baseOf, type Call, type RequestOf, type ResultOf } from '@kopa/contract/calls/call';
import { errorName } from '@kopa/contract/error-codes';
import { envelope } from '@kopa/contract/wire/envelope';
import {
  headers as headerNames,
  idempotencyHeader,
  langHeader,
  timestampParameter,
} from '@kopa/contract/wire/headers';
import { encryptPath } from '@kopa/contract/wire/path-cipher';
import * as z from 'zod/mini';
import { language } from '../language/language.ts';
import { noteLenderTime } from '../session/calendar.ts';
import { session } from '../session/session.ts';
import { appName } from '../session/app-name.ts';
import { settings } from '../session/settings.ts';
import { CallError, type FailureName } from './call-error.ts';
import { line } from './line.ts';

/** The options of a call beside its request. */
export interface SendOptions {
  /** The idempotency key, so that a repetition has no second effect. */
  idempotencyKey?: string;
  /** From 0 to 1 during a photo's upload. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** A refusal that the caller handles without words: its text is not fetched. */
  expects?: FailureName;
  /** Another token than the stored session's: a token to confirm. */
  token?: string;
}

/**
 * Sends a call and returns its parsed result. Validates the request before sending, and the answer before
 * use. Every failure is a `CallError`.
 */
export async function send<C extends Call>(
  call: C,
  request: z.input<C['request']>,
  options: SendOptions = {},
): Promise<ResultOf<C>> {
  // A section was checked by its form, as the lender does under its policy.
  const checked = call.section
    ? { success: true as const, data: request }
    : z.safeParse(call.request, request);
  // The texts of refusals are fetched with the first refusal.
  if (!checked.success) {
    await language.loadNamespaces('errors');
    throw new CallError('invalidInput', { fields: fieldsOf(checked.error) });
  }
  const answer = await deliver(call, checked.data as RequestOf<C>, options);
  // A text result has no envelope.
  if (call.answers && typeof answer === 'string') return answer as ResultOf<C>;
  const data = await accepted(answer, options.expects);
  const result = z.safeParse(call.result, data);
  if (!result.success) throw new CallError('unreadable');
  return result.data as ResultOf<C>;
}

/**
 * The data of an answer in an envelope. Throws the lender's refusal with its text fetched, unless the caller
 * expects it.
 */
export async function accepted(answer: unknown, expects?: FailureName): Promise<unknown> {
  const wrapped = z.safeParse(envelope, answer);
  if (!wrapped.success) throw new CallError('unreadable');
  const { code, msg, data, fields } = wrapped.data;
  if (code === 0) return data;
  const failure = errorName(code) ?? 'internal';
  if (failure !== expects) await language.loadNamespaces('errors');
  throw new CallError(failure, { message: msg, fields, data });
}

async function deliver(call: Call, request: unknown, options: SendOptions): Promise<unknown> {
  const { packageName, afid, language: chosen } = settings();
  const { onProgress, signal } = options;
  const token = options.token ?? session()?.token;
  const query = call.encoding === 'query' ? textEntries(request) : [];
  const { body, type } = bodyOf(call, request);
  const { data } = await line.request<unknown>({
    method: call.method,
    baseURL: baseOf(call),
    url: call.plainPath ? call.path : `/${encryptPath(call.path, packageName)}`,
    params: new URLSearchParams([...query, [timestampParameter, String(Date.now())]]),
    headers: {
      [headerNames.packageName]: packageName,
      [headerNames.appName]: appName(),
      [headerNames.afid]: afid,
      [headerNames.lang]: langHeader(chosen),
      'Accept-Language': chosen,
      ...(token && { [headerNames.authorization]: token }),
      ...(options.idempotencyKey && { [idempotencyHeader]: options.idempotencyKey }),
      'Content-Type': type,
    },
    data: body,
    transformResponse: (text: string, { 'content-type': answered, date }: Record<string, unknown>) => {
      if (call.answers && String(answered).startsWith(call.answers)) return text;
      const found = parsed(text);
      noteLenderTime(Date.parse(String(date)));
      return found;
    },
    ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
    ...(signal && { signal }),
  });
  return data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CallError('unreadable');
  }
}

/**
 * The body in the call's encoding. The browser sets the type of a multipart body, because it chooses the
 * boundary.
 */
function bodyOf(
  call: Call,
  request: unknown,
): { body?: string | URLSearchParams | FormData; type: string | false } {
  if (call.encoding === 'json') return { body: JSON.stringify(request), type: 'application/json' };
  if (call.encoding === 'form')
    return {
      body: new URLSearchParams(textEntries(request)),
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
    };
  if (call.encoding === 'query') return { type: false };
  const form = new FormData();
  for (const [name, value] of Object.entries(request as Record<string, unknown>)) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  }
  return { body: form, type: false };
}

function textEntries(request: unknown): [string, string][] {
  return Object.entries(request as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
}

function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}

import { type Call, type RequestOf, type ResultOf } from '@kopa/contract/calls/call';
import { errorName } from '@kopa/contract/error-codes';
import { envelope } from '@kopa/contract/wire/envelope';
import {
  basePath,
  headers as headerNames,
  idempotencyHeader,
  langHeader,
  requestTimeout,
  timestampParameter,
} from '@kopa/contract/wire/headers';
import { encryptPath } from '@kopa/contract/wire/path-cipher';
import axios, { type AxiosProgressEvent, type AxiosRequestConfig } from 'axios';
import * as z from 'zod/mini';
import { session } from '../session/session.ts';
import { settings } from '../session/settings.ts';
import { CallError } from './call-error.ts';

/** What a call may be sent with besides its request. */
export interface SendOptions {
  /** Names the command, so that sending it again does not do it again. */
  idempotencyKey?: string;
  /** From 0 to 1 while a photo travels. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a call and gives its parsed result. The request is checked against the contract before it leaves, the answer
 * before it is believed. Every failure is a `CallError`.
 */
export async function send<C extends Call>(
  call: C,
  request: z.input<C['request']>,
  options: SendOptions = {},
): Promise<ResultOf<C>> {
  const checked = z.safeParse(call.request, request);
  if (!checked.success) throw new CallError('invalidInput', { fields: fieldsOf(checked.error) });
  const answer = await transmit(call, checked.data as RequestOf<C>, options);
  const wrapped = z.safeParse(envelope, answer);
  if (!wrapped.success) throw new CallError('unreadable');
  const { code, msg, data, fields } = wrapped.data;
  if (code !== 0) throw new CallError(errorName(code) ?? 'internal', { message: msg, fields, data });
  const result = z.safeParse(call.result, data);
  if (!result.success) throw new CallError('unreadable');
  return result.data as ResultOf<C>;
}

async function transmit(call: Call, request: unknown, options: SendOptions): Promise<unknown> {
  const { packageName, appName, afid, language } = settings();
  const path = call.plainPath ? call.path : `/${encryptPath(call.path, packageName)}`;
  const config: AxiosRequestConfig = {
    method: call.method,
    url: `${basePath}${path}`,
    timeout: requestTimeout,
    params: { ...(call.encoding === 'query' ? (request as object) : {}), [timestampParameter]: Date.now() },
    paramsSerializer: { indexes: null },
    data: call.encoding === 'query' ? undefined : bodyOf(call, request),
    headers: {
      [headerNames.packageName]: packageName,
      [headerNames.appName]: appName,
      [headerNames.afid]: afid,
      [headerNames.lang]: langHeader(language),
      ...(session() ? { [headerNames.authorization]: session()!.token } : {}),
      ...(options.idempotencyKey ? { [idempotencyHeader]: options.idempotencyKey } : {}),
    },
    signal: options.signal,
    onUploadProgress: ({ progress }: AxiosProgressEvent) => options.onProgress?.(progress ?? 0),
    // A refusal outside of the envelope still carries one; what carries none is unreadable.
    validateStatus: () => true,
  };
  try {
    return (await axios.request<unknown>(config)).data;
  } catch (error) {
    if (axios.isCancel(error)) throw error;
    throw new CallError(axios.isAxiosError(error) && error.code === 'ECONNABORTED' ? 'timeout' : 'network');
  }
}

function bodyOf(call: Call, request: unknown): unknown {
  if (call.encoding === 'json') return request;
  const entries = Object.entries(request as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  );
  if (call.encoding === 'form')
    return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}

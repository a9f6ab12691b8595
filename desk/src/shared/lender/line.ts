import axios, { isAxiosError } from 'axios';
import { basePath, requestTimeout } from '@kopa/contract/wire/headers';
import { DeskCallError } from './desk-call-error.ts';

/**
 * The connection to the lender. The session is a cookie that no script reads. Every status resolves, because
 * a refusal has an envelope, too; failures are the errors `network` and `timeout`.
 */
export const line = axios.create({
  baseURL: basePath,
  timeout: requestTimeout,
  withCredentials: true,
  validateStatus: null,
  responseType: 'text',
  // An answer may be text: the client reads it.
  transformResponse: (text: unknown) => text,
  transitional: { clarifyTimeoutError: true },
});

line.interceptors.response.use(undefined, (error: unknown) => {
  if (isAxiosError(error) && error.config?.signal?.aborted) throw error;
  throw new DeskCallError(isAxiosError(error) && error.code === 'ETIMEDOUT' ? 'timeout' : 'network');
});

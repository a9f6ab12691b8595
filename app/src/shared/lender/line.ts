// oxlint-disable-next-line typescript/triple-slash-reference -- stories and tests read this without the settings of app
/// <reference path="./axios-parts.d.ts" />
import type { AxiosError } from 'axios';
import xhrAdapter from 'axios/unsafe/adapters/xhr.js';
import Axios from 'axios/unsafe/core/Axios.js';
import { requestTimeout } from '@kopa/contract/wire/headers';
import { CallError } from './call-error.ts';
import { noteSent, type RequestBody } from './sent-bytes.ts';

/**
 * The connection to the lender: one axios instance over XMLHttpRequest, the only API with upload progress in
 * all web views since 2021. Every status resolves, because a refusal has an envelope, too. Failures are the
 * CallErrors `network` and `timeout`, or the reader's; an aborted request fails with its signal's reason.
 */
export const line = new Axios({
  adapter: xhrAdapter,
  timeout: requestTimeout,
  validateStatus: null,
  // The lender's sessions do not use cookies.
  withXSRFToken: false,
  transitional: { clarifyTimeoutError: true },
  transformRequest: (body: RequestBody | undefined) => {
    noteSent(body);
    return body;
  },
});

line.interceptors.response.use(undefined, (error: AxiosError | CallError) => {
  if (error instanceof CallError) throw error;
  const signal = error.config?.signal as AbortSignal | undefined;
  // Chromium before 98 lacks abort reasons.
  if (signal?.aborted) throw signal.reason ?? new CallError('network');
  throw new CallError(error.code === 'ETIMEDOUT' ? 'timeout' : 'network');
});

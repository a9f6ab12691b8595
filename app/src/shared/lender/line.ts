// oxlint-disable-next-line typescript/triple-slash-reference -- stories and tests read this without the settings of app
/// <reference path="./axios-parts.d.ts" />
import type { AxiosError } from 'axios';
import xhrAdapter from 'axios/unsafe/adapters/xhr.js';
import Axios from 'axios/unsafe/core/Axios.js';
import { requestTimeout } from '@kopa/contract/wire/headers';
import { CallError } from './call-error.ts';
import { noteSent } from './sent-bytes.ts';

/**
 * The line to the lender: one axios, over XMLHttpRequest, which alone tells how much of a photo has been sent in every web view since
 * 2021. An answer is given whatever its status, for a refusal carries an envelope too. What fails is the CallError `network` or `timeout`,
 * or that of whatever reads the answer; an aborted request fails with its signal's reason.
 */
export const line = new Axios({
  adapter: xhrAdapter,
  timeout: requestTimeout,
  validateStatus: null,
  // The lender's sessions are no cookies.
  withXSRFToken: false,
  transitional: { clarifyTimeoutError: true },
  transformRequest: (body: string | URLSearchParams | FormData | undefined) => {
    noteSent(body);
    return body;
  },
});

line.interceptors.response.use(undefined, (error: AxiosError | CallError) => {
  if (error instanceof CallError) throw error;
  const signal = error.config?.signal as AbortSignal | undefined;
  // Chromium before 98 knows no reason.
  if (signal?.aborted) throw signal.reason ?? new CallError('network');
  throw new CallError(error.code === 'ETIMEDOUT' ? 'timeout' : 'network');
});

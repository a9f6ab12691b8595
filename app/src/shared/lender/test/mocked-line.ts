import type { AxiosRequestConfig } from 'axios';
import { vi } from 'vitest';

/** One request as it would leave the phone. */
export interface Transmission {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

/** What the lender answers, for the tests that have none: the JSON of an answer, or a failure. */
export const transmit = vi.fn<(sent: Transmission) => Promise<unknown>>();

/** In place of the line to the lender, by `vi.mock('…/lender/line.ts', () => import('…/lender/test/mocked-line.ts'))`. */
export const line = {
  request: async ({ method = '', baseURL = '', url, params, headers, data }: AxiosRequestConfig) => ({
    data: await transmit({
      method,
      url: `${baseURL}${url}?${params}`,
      headers: headers as Record<string, string>,
      body: data,
    }),
  }),
};

import type { AxiosRequestConfig } from 'axios';
import { vi } from 'vitest';

/** One outgoing request. */
export interface Transmission {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

/** The answer of the simulated lender in tests: JSON, or a failure. */
export const transmit = vi.fn<(sent: Transmission) => Promise<unknown>>();

/**
 * Replaces the connection to the lender, by `vi.mock('…/lender/line.ts', () =>
 * import('…/lender/test/mocked-line.ts'))`.
 */
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

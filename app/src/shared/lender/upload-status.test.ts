import { errorCodes } from '@kopa/contract/error-codes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { queryClient } from './queries.ts';
import { transmit as line } from './test/mocked-line.ts';
import { askUploadStatus } from './upload-status.ts';

vi.mock('./line.ts', () => import('./test/mocked-line.ts'));

const arrived = { appList: false, sms: false, exif: false, device: true, contact: false, location: false };
const heard: string[] = [];
const stops: (() => void)[] = [];

beforeEach(() => {
  heard.length = 0;
  stops.push(queryClient.getQueryCache().subscribe(({ type }) => void heard.push(type)));
  stops.push(queryClient.getMutationCache().subscribe(({ type }) => void heard.push(type)));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  line.mockReset();
});

describe('the status of an upload', () => {
  it('[S7-70] the status is requested by its order', async () => {
    line.mockResolvedValue({ code: 0, msg: '', data: { ...arrived, complete: true } });
    expect(await askUploadStatus('K7M3QX9TAB4')).toEqual({ code: 0, data: { ...arrived, complete: true } });
    expect(line.mock.calls[0]![0].url).toContain('orderNo=K7M3QX9TAB4');
  });

  it.each(['network', 'timeout', 'unreadable'] as const)(
    '[S7-110] a failure by %s is -1 for the caller, and silent otherwise',
    async (failure) => {
      line.mockRejectedValue(new CallError(failure));
      expect(await askUploadStatus('K7M3QX9TAB4')).toEqual({ code: -1 });
      expect(heard).toEqual([]);
    },
  );

  it.each([...Object.entries(errorCodes), ['an unknown code', 7]])(
    '[S7-110] a refusal with %s is -1 for the caller, and silent otherwise',
    async (_, code) => {
      line.mockResolvedValue({ code, msg: 'no', data: null });
      expect(await askUploadStatus('K7M3QX9TAB4')).toEqual({ code: -1 });
      expect(heard).toEqual([]);
    },
  );

  it('[S7-110] an answer outside the contract is -1', async () => {
    for (const answer of [null, {}, '', { code: 0, msg: '', data: { complete: 'yes' } }]) {
      line.mockResolvedValue(answer);
      expect(await askUploadStatus('K7M3QX9TAB4')).toEqual({ code: -1 });
    }
    expect(await askUploadStatus('')).toEqual({ code: -1 });
  });
});

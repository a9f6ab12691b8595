import type { ResultOf } from '@kopa/contract/calls/call';
import { uploadStatus } from '@kopa/contract/calls/upload-tracking';
import { send } from './client.ts';

/** What has arrived, or -1 when nobody knows. */
export type UploadStatusAnswer = { code: 0; data: ResultOf<typeof uploadStatus> } | { code: -1 };

/**
 * Which device data has arrived for an order (S7-70). Any failure, of the line or of the lender, is -1 to its caller and to nobody
 * else (S7-110): it goes past the queries, so that no toast, no overlay and no end of the session follows from it. Nothing that a
 * borrower does waits for it.
 */
export async function askUploadStatus(orderNo: string, signal?: AbortSignal): Promise<UploadStatusAnswer> {
  try {
    return { code: 0, data: await send(uploadStatus, { orderNo }, signal && { signal }) };
  } catch {
    return { code: -1 };
  }
}

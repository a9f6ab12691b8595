import type { ResultOf } from '@kopa/contract/calls/call';
import { uploadStatus } from '@kopa/contract/calls/upload-tracking';
import { send } from './client.ts';

/** The received kinds, or -1 when unknown. */
export type UploadStatusAnswer = { code: 0; data: ResultOf<typeof uploadStatus> } | { code: -1 };

/**
 * The received device data of an order (S7-70). Any failure becomes -1 for its caller only (S7-110): the call
 * bypasses the query cache, so that no toast, overlay or end of session follows. No borrower action waits for
 * it.
 */
export async function askUploadStatus(orderNo: string, signal?: AbortSignal): Promise<UploadStatusAnswer> {
  try {
    return { code: 0, data: await send(uploadStatus, { orderNo }, signal && { signal }) };
  } catch {
    return { code: -1 };
  }
}

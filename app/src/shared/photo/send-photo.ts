import { uploadId, uploadsPath } from '@kopa/contract/calls/sent-photo';
import { headers as headerNames } from '@kopa/contract/wire/headers';
import { CallError } from '../lender/call-error.ts';
import { accepted } from '../lender/client.ts';
import { line } from '../lender/line.ts';
import type { CommandContext } from '../lender/command-keys.ts';
import { session } from '../session/session.ts';
import { forgetPhoto, keepPhoto, type KeptPhoto } from './kept-photos.ts';

/** In bytes: about ten seconds of a 2G line. Smaller photos are sent whole. */
const partBytes = 48 * 1024;
/** In ms, before each further attempt without progress. */
const waits = [1000, 2000, 4000];

/** A photo in a request: whole, or as the id of its upload in parts. */
export type SentPhoto = { file: File } | { upload: string };

/** The options of an upload: key, progress and abort signal. */
export interface PhotoSending extends CommandContext {
  signal: AbortSignal;
}

/**
 * Sends a photo by its call. A photo above one part goes first, in parts by tus 1.0 that continue where the
 * line broke; `photo.upload` is updated, so that a later attempt continues, too. The photo stays on the phone
 * under `name` until the lender has answered. Throws CallErrors.
 */
export async function sendPhoto<Result>(
  photo: KeptPhoto,
  { name, fileName }: { name: string; fileName: string },
  call: (sent: SentPhoto, sending: PhotoSending) => Promise<Result>,
  sending: PhotoSending,
): Promise<Result> {
  await keepPhoto(name, photo);
  try {
    const result = await delivered(photo, { name, fileName }, call, sending);
    await forgetPhoto(name);
    return result;
  } catch (error) {
    if (error instanceof CallError && !error.undelivered) await forgetPhoto(name);
    throw error;
  }
}

async function delivered<Result>(
  photo: KeptPhoto,
  { name, fileName }: { name: string; fileName: string },
  call: (sent: SentPhoto, sending: PhotoSending) => Promise<Result>,
  sending: PhotoSending,
): Promise<Result> {
  const { blob } = photo;
  if (blob.size <= partBytes) return call({ file: new File([blob], fileName, { type: blob.type }) }, sending);
  const goesOn = photo.upload !== undefined;
  const upload = await inParts(photo, name, sending);
  try {
    // The upload is the key: its repetition is the same command, and another upload is another command.
    return await call({ upload }, { ...sending, idempotencyKey: upload, onProgress: () => {} });
  } catch (error) {
    if (!(error instanceof CallError && error.fields['upload'])) throw error;
    photo.upload = undefined;
    if (!goesOn) throw error;
    // The lender has forgotten the begin of an earlier day.
    return delivered(photo, { name, fileName }, call, sending);
  }
}

/** Sends what is missing, and returns the upload's id. */
async function inParts(
  photo: KeptPhoto,
  name: string,
  { signal, onProgress }: PhotoSending,
): Promise<string> {
  const { size } = photo.blob;
  const tell = (bytes: number) => onProgress(Math.min(1, bytes / size));
  let failures = 0;
  let offset: number | undefined;
  for (;;) {
    // Each part begins where the one before ended.
    /* oxlint-disable no-await-in-loop */
    try {
      if (photo.upload === undefined) {
        photo.upload = await begin(photo.blob, signal);
        if (!signal.aborted) await keepPhoto(name, photo);
        offset = 0;
      }
      offset ??= await offsetOf(photo.upload, size, signal);
      if (offset === size) return photo.upload;
      const part = photo.blob.slice(offset, offset + partBytes);
      const from = offset;
      offset = undefined;
      offset = await sendPart(photo.upload, { from, part, signal, onSent: (bytes) => tell(from + bytes) });
      failures = 0;
      tell(offset);
    } catch (error) {
      const wait = waits[failures];
      if (signal.aborted || !(error instanceof CallError) || !error.undelivered) throw error;
      if (wait === undefined || !navigator.onLine) throw error;
      failures += 1;
      await pause(wait, signal);
    }
    /* oxlint-enable no-await-in-loop */
  }
}

async function begin(photo: Blob, signal: AbortSignal): Promise<string> {
  const checksum = await checksumOf(photo);
  const answer = await ask('POST', uploadsPath, {
    signal,
    headers: {
      'Upload-Length': String(photo.size),
      ...(checksum !== undefined && { 'Upload-Metadata': `sha256 ${btoa(checksum)}` }),
    },
  });
  const id = String(answer.headers['location']).split('/').at(-1) ?? '';
  if (answer.status !== 201 || !uploadId.test(id)) throw new CallError('unreadable');
  return id;
}

/** Where the next part begins. An upload that is not there has been taken or forgotten: its call tells. */
async function offsetOf(upload: string, size: number, signal: AbortSignal): Promise<number> {
  const answer = await ask('HEAD', `${uploadsPath}/${upload}`, { signal });
  if (answer.status === 404 || answer.status === 410) return size;
  return offsetIn(answer, size);
}

async function sendPart(
  upload: string,
  {
    from,
    part,
    signal,
    onSent,
  }: { from: number; part: Blob; signal: AbortSignal; onSent: (bytes: number) => void },
): Promise<number> {
  const answer = await ask('PATCH', `${uploadsPath}/${upload}`, {
    signal,
    data: part,
    headers: { 'Upload-Offset': String(from), 'Content-Type': 'application/offset+octet-stream' },
    onSent,
  });
  const to = from + part.size;
  if (answer.status !== 204 || offsetIn(answer, to) !== to) throw new CallError('unreadable');
  return to;
}

interface Answer {
  status: number;
  headers: Record<string, unknown>;
}

/** A proxy or a portal may answer for the lender. */
function offsetIn({ headers }: Answer, most: number): number {
  const offset = Number(headers['upload-offset'] ?? Number.NaN);
  if (!Number.isInteger(offset) || offset < 0 || offset > most) throw new CallError('unreadable');
  return offset;
}

async function ask(
  method: 'POST' | 'HEAD' | 'PATCH',
  url: string,
  {
    signal,
    headers = {},
    data,
    onSent,
  }: {
    signal: AbortSignal;
    headers?: Record<string, string>;
    data?: Blob;
    onSent?: (bytes: number) => void;
  },
): Promise<Answer> {
  const answer = await line.request<string>({
    method,
    url,
    data,
    signal,
    headers: {
      'Tus-Resumable': '1.0.0',
      [headerNames.authorization]: session()?.token ?? '',
      ...headers,
    },
    ...(onSent && { onUploadProgress: ({ loaded }) => onSent(loaded) }),
  });
  await expectNoRefusal(answer.data);
  return { status: answer.status, headers: answer.headers };
}

/** Refusals have the envelope of calls; other answers have a status of tus, or are a portal's. */
async function expectNoRefusal(text: string): Promise<void> {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return;
  }
  await accepted(answer);
}

/** SHA-256 in base64, where the browser has it. */
async function checksumOf(photo: Blob): Promise<string | undefined> {
  const sum = await globalThis.crypto.subtle?.digest('SHA-256', await photo.arrayBuffer());
  return sum && btoa(String.fromCharCode(...new Uint8Array(sum)));
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason ?? new CallError('network'));
    });
  });
}

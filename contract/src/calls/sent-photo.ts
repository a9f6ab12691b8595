import * as z from 'zod/mini';

/** Where pictures arrive in parts, by tus 1.0; beside the base path. */
export const uploadsPath = '/uploads';
/** The id of an upload. */
export const uploadId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** In bytes: one picture, whole or in parts. */
export const largestPhoto = 20 * 1024 * 1024;

const file = z.optional(z.file({ error: 'file.required' }).check(z.maxSize(largestPhoto, 'file.large')));
const upload = z.optional(z.string({ error: 'upload.unknown' }).check(z.regex(uploadId, 'upload.unknown')));

/** A request with a picture: whole as `file`, or the id of its `upload` in parts. */
/* @__NO_SIDE_EFFECTS__ */
export function withPhoto<Fields extends z.core.$ZodLooseShape>(fields: Fields) {
  return z
    .object({ ...fields, file, upload })
    .check(
      z.refine(
        (sent: Partial<Record<'file' | 'upload', unknown>>) =>
          (sent.file === undefined) !== (sent.upload === undefined),
        { error: 'file.required', path: ['file'] },
      ),
    );
}

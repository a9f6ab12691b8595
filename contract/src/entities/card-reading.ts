import * as z from 'zod/mini';

/**
 * The reasons of an unreadable card (S8-23 to S8-26), and of a face that a person asks for again; names of
 * `error-codes` with texts for borrowers.
 */
export const cardReadingErrors = [
  'ocrFailed',
  'cardFrontNotRecognised',
  'cardBackNotRecognised',
  'panCardNotRecognised',
  'faceNotRecognised',
] as const;
export type CardReadingError = (typeof cardReadingErrors)[number];

/**
 * The state of an ID card's reading. `reading`: query again. `read`: `fields` has the recognised values, by
 * the names of the personal section. `failed`: `error` is the reason, and the photos must be retaken.
 */
export const cardReading = z.object({
  state: z.enum(['reading', 'read', 'failed']),
  error: z.nullable(z.enum(cardReadingErrors)),
  fields: z.record(z.string(), z.string()),
});
export type CardReading = z.output<typeof cardReading>;

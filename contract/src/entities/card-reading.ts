import * as z from 'zod/mini';

/** Why a card could not be read (S8-23 to S8-26); names of `error-codes`, whose words are the borrower's. */
export const cardReadingErrors = [
  'ocrFailed',
  'cardFrontNotRecognised',
  'cardBackNotRecognised',
  'panCardNotRecognised',
] as const;
export type CardReadingError = (typeof cardReadingErrors)[number];

/**
 * What came of reading an ID card. `reading`: ask again. `read`: `fields` holds what was recognised, by the names of the
 * personal section. `failed`: `error` says why, and the photos are to be taken again.
 */
export const cardReading = z.object({
  state: z.enum(['reading', 'read', 'failed']),
  error: z.nullable(z.enum(cardReadingErrors)),
  fields: z.record(z.string(), z.string()),
});
export type CardReading = z.output<typeof cardReading>;

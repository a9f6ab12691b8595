import * as z from 'zod/mini';
import { consentAnswers, consentPurposes } from '../enumerations/permissions.ts';
import { instant } from './money.ts';

/** One purpose, its current text, and the borrower's last answer. */
export const consent = z.object({
  purpose: z.enum(consentPurposes),
  /** The title, as in 'Your location'; in the request's language, like the next two. */
  name: z.string(),
  /** The purpose. */
  text: z.string(),
  /** The stored data and their retention. */
  kept: z.string(),
  /** The version of the texts above, which an answer refers to. */
  version: z.string(),
  answer: z.enum(consentAnswers),
  /** The answer's time and version. */
  answeredAt: z.nullable(instant),
  answeredVersion: z.nullable(z.string()),
});
export type Consent = z.output<typeof consent>;

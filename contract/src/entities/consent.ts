import * as z from 'zod/mini';
import { consentAnswers, consentPurposes } from '../enumerations/permissions.ts';
import { instant } from './money.ts';

/** One purpose, its text as it is shown now, and what the borrower last said to it. */
export const consent = z.object({
  purpose: z.enum(consentPurposes),
  /** What is asked for, as in 'Your location'; in the request's language, as the next two. */
  name: z.string(),
  /** What it is for. */
  text: z.string(),
  /** What is kept of it, and for how long. */
  kept: z.string(),
  /** Names the words above: an answer says which version it answers. */
  version: z.string(),
  answer: z.enum(consentAnswers),
  /** When that was said, and to which version. */
  answeredAt: z.nullable(instant),
  answeredVersion: z.nullable(z.string()),
});
export type Consent = z.output<typeof consent>;

import * as z from 'zod/mini';

/** The sections of an application, in order. */
export const applicationParts = ['personal', 'additional', 'photos', 'payout', 'questionnaire'] as const;
export type ApplicationPart = (typeof applicationParts)[number];

/** A section with outdated answers, with the message key of each invalid field. */
export const mustAnswer = z.object({
  section: z.enum(applicationParts),
  fields: z.record(z.string(), z.string()),
});
export type MustAnswer = z.output<typeof mustAnswer>;

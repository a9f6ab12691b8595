import * as z from 'zod/mini';

/** The parts of an application, in their order. */
export const applicationParts = ['personal', 'additional', 'photos', 'payout', 'questionnaire'] as const;
export type ApplicationPart = (typeof applicationParts)[number];

/** A part of an application that is to be answered again, with the message key of each field that does not hold any more. */
export const mustAnswer = z.object({
  section: z.enum(applicationParts),
  fields: z.record(z.string(), z.string()),
});
export type MustAnswer = z.output<typeof mustAnswer>;

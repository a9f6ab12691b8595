import * as z from 'zod/mini';
import { consent } from '../entities/consent.ts';
import { consentPurposes } from '../enumerations/permissions.ts';
import { call } from './call.ts';

/**
 * A borrower's consents by purpose (S6-04 to S6-11). Each answer is stored with the shown text's version, and
 * stays on record after later answers. No loan depends on a consent.
 */

const result = z.object({
  consents: z.array(consent),
  /**
   * S6-04: `none`: phone data is never collected; `consent`: only with consent; `upFront`: all that was not
   * refused.
   */
  deviceData: z.enum(['none', 'consent', 'upFront']),
});

export const consentList = call({
  method: 'GET',
  path: '/user/consents',
  auth: 'optional',
  encoding: 'query',
  extension: true,
  summary:
    'Every purpose that is asked for, with its text and what the borrower said to it; to a visitor, the texts.',
  request: z.object({}),
  result,
});

const longestVersion = 40;

export const consentSave = call({
  method: 'POST',
  path: '/user/consents/save',
  auth: 'session',
  encoding: 'json',
  extension: true,
  changes: true,
  summary:
    'Gives or withdraws consents, at once and on record. One to a version that is no longer shown is refused, and nothing is kept: the text is to be read again.',
  request: z.object({
    answers: z
      .array(
        z.object({
          purpose: z.enum(consentPurposes, { error: 'consent.unknown' }),
          version: z
            .string({ error: 'consent.unknown' })
            .check(z.maxLength(longestVersion, 'consent.unknown')),
          given: z.boolean({ error: 'consent.unknown' }),
        }),
        { error: 'consent.unknown' },
      )
      .check(z.maxLength(consentPurposes.length, 'consent.unknown')),
  }),
  result,
});

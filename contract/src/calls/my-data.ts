import * as z from 'zod/mini';
import { instant, myData } from '../entities/index.ts';
import { call } from './call.ts';

/**
 * A borrower's rights to their own data (Data Protection Act 2019, sections 26 and 40). Corrections use the
 * forms and feedback.
 */

export const myDataShow = call({
  method: 'GET',
  path: '/user/my-data',
  auth: 'session',
  encoding: 'query',
  extension: true,
  summary: 'What is kept of the borrower, what for and how long, and how a request to erase it stands.',
  request: z.object({}),
  result: myData,
});

export const myDataExport = call({
  method: 'GET',
  path: '/user/my-data/export',
  auth: 'session',
  encoding: 'query',
  extension: true,
  summary: 'Everything that is kept of the borrower, as one document to take along.',
  request: z.object({}),
  result: z.object({
    madeAt: instant,
    /**
     * By category: names of fields as the calls spell them. Account numbers show their last digits; photos
     * are listed.
     */
    data: z.record(z.string(), z.unknown()),
  }),
});

export const erasureAsk = call({
  method: 'POST',
  path: '/user/my-data/erasure',
  auth: 'session',
  encoding: 'json',
  extension: true,
  changes: true,
  summary:
    'Asks to have everything erased that need not stay, which is carried out some days later; or, until then, takes that back.',
  request: z.object({
    /** False withdraws a request. */
    erase: z.boolean({ error: 'erase.required' }),
  }),
  result: myData,
});

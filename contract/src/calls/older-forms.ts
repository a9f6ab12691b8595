import * as z from 'zod/mini';
import { personalExtras } from '../policy/market.ts';
import { personalRows, residenceRows } from '../sections/rows.ts';
import { call } from './call.ts';
import { extraFields, loanOrderId, moved, sectionFields } from './section-request.ts';

/** A file of its own: the app sends the newer form, and none of this. */
export const saveBasicInfo = call({
  method: 'POST',
  path: '/user/saveBasicInfo',
  auth: 'session',
  encoding: 'json',
  changes: true,
  summary:
    'The older form of saveBasicInfo-market: the same section under the same rules, kept alike. It also reads the older spellings: inputBirthday (day first, with hyphens or slashes) for birthday, district for city.',
  request: z.object({
    loanOrderId,
    ...sectionFields(...personalRows, ...residenceRows),
    ...extraFields([...personalExtras, 'inputBirthday', 'district']),
  }),
  result: moved,
});

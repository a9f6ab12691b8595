import { editions, kenya, type Policy } from '@kopa/contract/policy';
import { settings } from './settings.ts';

/** The rules this app shows: those of the local setting `edition` (S3-10). The lender checks by its own. */
export function policy(): Policy {
  return editions[settings().edition] ?? kenya;
}

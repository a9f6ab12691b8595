import { seal, unseal } from '../../../storage/seal.ts';

const purpose = 'simulatedCallback';

/** An address of the lender as the simulators' book keeps the address: sealed, because of its secret. */
export function keptAddress(url: string, pepper: string): string {
  return seal(url, purpose, pepper);
}

/** The address again, for a delivery. */
export function openAddress(kept: string, pepper: string): string {
  return String(unseal(kept, purpose, pepper));
}

import type { Evidence } from '../../ports/identity/identity-verifier.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { keysOf } from '../../storage/key-ring.ts';
import type { IdentityCheckRow } from '../../storage/schema/index.ts';
import type { Sealed } from '../../storage/sealing-key.ts';
import type { Claimed } from './identity-claim.ts';

/** The identity of a check: other photos or other typed data are another check. */
export type Question = Pick<IdentityCheckRow, 'orderNo' | 'frontFile' | 'backFile' | 'faceFile' | 'claim'>;

type Part = 'claimed' | 'evidence';

const placeOf = (part: Part, { orderNo, frontFile, backFile, faceFile, claim }: Question) => ({
  column: `identity_checks.${part}`,
  row: [orderNo, frontFile, backFile, faceFile, claim],
});

/** The sealed form of the typed data, or of the findings. */
export function sealedPart(db: Database | Transaction, check: Question, part: Part, value: unknown): Sealed {
  return keysOf(db).seal(value, placeOf(part, check));
}

/** The typed data or the findings; null when deleted or never received. Throws for another secret. */
export function openPart(db: Database | Transaction, check: IdentityCheckRow, part: Part): unknown {
  const text = check[part];
  return text === null ? null : keysOf(db).open(text, placeOf(part, check), 'identityCheck');
}

/** The typed data and the findings of a check, for a reviewer. Throws for another secret. */
export function openCheck(
  db: Database | Transaction,
  check: IdentityCheckRow,
): { claimed: Claimed | null; evidence: Evidence | null } {
  return {
    claimed: openPart(db, check, 'claimed') as Claimed | null,
    evidence: openPart(db, check, 'evidence') as Evidence | null,
  };
}

import type { Evidence } from '../../ports/identity/identity-verifier.ts';
import { keyOfOrder, openOwn } from '../../storage/borrower-keys.ts';
import type { Database, Transaction } from '../../storage/database.ts';
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

/** The typed data, or the findings, sealed under the borrower's key. */
export async function sealedPart(
  db: Database | Transaction,
  check: Question,
  part: Part,
  value: unknown,
): Promise<Sealed> {
  return (await keyOfOrder(db, check.orderNo)).seal(value, placeOf(part, check));
}

/** The typed data or the findings; null when deleted or never received. Throws for another secret. */
export async function openPart(
  db: Database | Transaction,
  check: IdentityCheckRow,
  part: Part,
): Promise<unknown> {
  const text = check[part];
  if (text === null) return null;
  return openOwn(db, await keyOfOrder(db, check.orderNo), text, placeOf(part, check), 'identityCheck');
}

/** The typed data and the findings of a check, for a reviewer. Throws for another secret. */
export async function openCheck(
  db: Database | Transaction,
  check: IdentityCheckRow,
): Promise<{ claimed: Claimed | null; evidence: Evidence | null }> {
  return {
    claimed: (await openPart(db, check, 'claimed')) as Claimed | null,
    evidence: (await openPart(db, check, 'evidence')) as Evidence | null,
  };
}

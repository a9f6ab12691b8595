import type { CardText, Evidence, FaceFinding } from '../../ports/identity/identity-verifier.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import type { IdentityCheckRow } from '../../storage/schema/index.ts';
import { readingOf } from './read-sides.ts';
import { openCheck } from './sealed-check.ts';

/** What was typed, and what was found on the photos of a check; null: deleted, or not found. */
export interface Findings {
  typed: CardText | null;
  front: CardText | null;
  back: CardText | null;
  face: FaceFinding | null;
  verdict: Evidence['verdict'];
}

/** The findings of a check, for a reviewer. Throws `CannotOpen` for another secret. */
export async function findingsOf(db: Database | Transaction, check: IdentityCheckRow): Promise<Findings> {
  const { claimed, evidence } = await openCheck(db, check);
  const sideOf = (side: 'front' | 'back') => {
    const found = evidence?.[side];
    return found?.state === 'read' ? found.text : readingOf(db, check[`${side}File`]);
  };
  return {
    typed: claimed && { ...claimed, nationalId: claimed.nationalId || null },
    front: await sideOf('front'),
    back: await sideOf('back'),
    face: evidence?.face ?? null,
    verdict: evidence?.verdict ?? null,
  };
}

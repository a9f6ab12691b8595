import { createHmac } from 'node:crypto';
import type { Policy } from '@kopa/contract';
import { identityReasons, type IdentityReason } from '@kopa/contract/identity/identity-reasons';
import { and, eq, ne } from 'drizzle-orm';
import {
  VerifierUnavailable,
  type Evidence,
  type Verification,
  type VerificationRequest,
} from '../../ports/identity/identity-verifier.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import {
  identityChecks,
  orderPhotos,
  type IdentityCheckRow,
  type PhotoKind,
} from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import type { Lender } from '../lender.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { queueAsking } from './ask-later.ts';
import { claimedFor, comparable, numberHash, type Claimed } from './identity-claim.ts';
import { compareIdentity, outcomeOf } from './compare-identity.ts';
import { keepFinding, mayFail } from './read-sides.ts';
import { openPart, sealedPart, type Question } from './sealed-check.ts';

/** Maximum wait of a call for a result, in ms. */
const patienceMs = 2_500;

type Checker = Pick<Lender, 'db' | 'files' | 'identity' | 'policy' | 'pepper' | 'clock'>;

/**
 * The check of an order's current photos against the current typed data; created when missing. Throws
 * `photosMissing` with the missing ones.
 */
export async function checkOf(
  tx: Transaction,
  orderNo: string,
  at: number,
  lender: Pick<Lender, 'policy' | 'pepper'>,
): Promise<IdentityCheckRow> {
  const { question, missing, claimed } = await questionOf(tx, orderNo, lender);
  if (!question) throw new CallError('photosMissing', { data: { missing } });
  await tx
    .insert(identityChecks)
    .values({
      ...question,
      numberHash: numberHash(claimed, lender),
      claimed: await sealedPart(tx, question, 'claimed', claimed),
      state: 'checking',
      requestedAt: at,
    })
    .onConflictDoNothing();
  return (await checkNamed(tx, question))!;
}

/** The existing check, or null. */
export async function knownCheck(
  db: Database | Transaction,
  orderNo: string,
  lender: Pick<Lender, 'policy' | 'pepper'>,
): Promise<IdentityCheckRow | null> {
  const { question } = await questionOf(db, orderNo, lender);
  return question && checkNamed(db, question);
}

/** The identity of a check; null while a photo is missing. */
async function questionOf(
  db: Database | Transaction,
  orderNo: string,
  { policy, pepper }: Pick<Lender, 'policy' | 'pepper'>,
): Promise<{ question: Question | null; missing: readonly PhotoKind[]; claimed: Claimed }> {
  const { front, back, face } = await photosOf(db, orderNo);
  const claimed = await claimedFor(db, orderNo, policy);
  const claim = createHmac('sha256', pepper).update(JSON.stringify(claimed)).digest('base64url');
  if (front && back && face)
    return {
      question: { orderNo, frontFile: front.file, backFile: back.file, faceFile: face.file, claim },
      missing: [],
      claimed,
    };
  const taken = { front, back, face };
  const missing = (['front', 'back', 'face'] as const).filter((kind) => taken[kind] === undefined);
  return { question: null, missing, claimed };
}

async function checkNamed(
  db: Database | Transaction,
  { orderNo, frontFile, backFile, faceFile, claim }: Question,
): Promise<IdentityCheckRow | null> {
  const [row] = await db
    .select()
    .from(identityChecks)
    .where(
      and(
        eq(identityChecks.orderNo, orderNo),
        eq(identityChecks.frontFile, frontFile),
        eq(identityChecks.backFile, backFile),
        eq(identityChecks.faceFile, faceFile),
        eq(identityChecks.claim, claim),
      ),
    );
  return row ?? null;
}

/**
 * Executes a pending check and records its result. Returns after a time limit also without a result, and
 * continues in the background; a repeated request refers to the same check. Call outside of a transaction.
 */
export async function carryOut(lender: Checker, check: IdentityCheckRow): Promise<void> {
  if (check.state !== 'checking') return;
  const work = look(lender, check);
  // The caller may have stopped waiting.
  work.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([work, patience]);
  clearTimeout(timer);
}

async function look(lender: Checker, check: IdentityCheckRow): Promise<void> {
  const { db, files, identity, policy } = lender;
  try {
    const [front, back, selfie] = await Promise.all(
      [check.frontFile, check.backFile, check.faceFile].map((file) => files.get(file)),
    );
    const twice = sameOf(front!, back!, selfie!);
    if (twice) return await inTransaction(db, (tx) => conclude(tx, lender, check, [twice], null));
    const request: VerificationRequest = {
      id: `${check.orderNo}-${check.id}`,
      market: policy.market.code,
      front: front!,
      back: back!,
      selfie: selfie!,
      claimed: (await openPart(db, check, 'claimed')) as Claimed,
      // The borrower has read the purpose, directly above the button.
      agreedAt: (await photosOf(db, check.orderNo)).face?.takenAt ?? check.requestedAt,
    };
    await takeVerification(lender, { id: check.id }, await identity.verify(request));
  } catch (error) {
    const { name } = error as Error;
    // Retried; a photo without a file was replaced in the meantime and has a check of its own.
    if (!(error instanceof VerifierUnavailable) && name !== 'FileMissing' && name !== 'FilesUnavailable')
      throw error;
  }
}

/**
 * Records a verifier's result of a check, by our id or by the provider's; once. Returns the order's number.
 */
export async function takeVerification(
  lender: Checker,
  which: { id: number } | { reference: string },
  verification: Verification,
): Promise<string | null> {
  return inTransaction(lender.db, async (tx) => {
    const [check] = await tx
      .select()
      .from(identityChecks)
      .where('id' in which ? eq(identityChecks.id, which.id) : eq(identityChecks.reference, which.reference))
      .for('update');
    if (!check || check.state === 'done') return null;
    if (verification.state === 'pending') {
      const { reference } = verification;
      await tx
        .update(identityChecks)
        .set({ state: 'pending', reference })
        .where(eq(identityChecks.id, check.id));
      await queueAsking(tx, check.id, lender.clock.now());
      return null;
    }
    const { evidence } = verification;
    const { policy } = lender;
    const at = lender.clock.now();
    for (const side of ['front', 'back'] as const) {
      const finding = evidence[side];
      const file = check[`${side}File`];
      if (finding) await keepFinding(tx, { orderNo: check.orderNo, side, file, at }, finding);
    }
    // The data at the start of the check: later data is another check.
    const claimed = (await openPart(tx, check, 'claimed')) as Claimed;
    const reasons = compareIdentity(evidence, comparable(claimed, policy.market.code), policy.market.code);
    await conclude(tx, lender, check, reasons, evidence);
    return check.orderNo;
  });
}

/** Whether the result of a check may still arrive (S9-05). */
export function isInTime({ requestedAt }: IdentityCheckRow, at: number, { identity }: Policy): boolean {
  return at - requestedAt < identity.waitSeconds * 1000;
}

/** No result in time: a person decides. */
export async function leaveToPerson(
  tx: Transaction,
  lender: Checker,
  check: IdentityCheckRow,
): Promise<void> {
  await conclude(tx, lender, check, ['notChecked'], null);
}

async function conclude(
  tx: Transaction,
  { identity, policy, clock }: Checker,
  check: IdentityCheckRow,
  found: readonly IdentityReason[],
  evidence: Evidence | null,
): Promise<void> {
  const { id, orderNo } = check;
  const order = await lockOrderNo(tx, orderNo);
  const mostWithout = policy.identity.withoutLivenessCents;
  const isLarge = mostWithout !== null && order !== undefined && order.loanAmountCents > mostWithout;
  const reasons: IdentityReason[] =
    isLarge && identity.capabilities.liveness !== 'certified' ? [...found, 'livenessUnknown'] : [...found];
  const refused = await stillRefused(tx, check, reasons, policy);
  const outcome = outcomeOf(reasons, refused);
  await tx
    .update(identityChecks)
    .set({
      state: 'done',
      outcome,
      reasons,
      evidence: evidence && (await sealedPart(tx, check, 'evidence', evidence)),
      doneAt: clock.now(),
    })
    .where(and(eq(identityChecks.id, id), ne(identityChecks.state, 'done')));
}

/** The reasons that refuse a photo again, within the policy's number of attempts. */
async function stillRefused(
  tx: Transaction,
  { orderNo, faceFile }: IdentityCheckRow,
  reasons: readonly IdentityReason[],
  policy: Policy,
): Promise<IdentityReason[]> {
  const still: IdentityReason[] = [];
  for (const reason of reasons) {
    if (identityReasons[reason].outcome !== 'retake') continue;
    if (reason.startsWith('face')) {
      const before = await tx
        .selectDistinct({ faceFile: identityChecks.faceFile })
        .from(identityChecks)
        .where(
          and(
            eq(identityChecks.orderNo, orderNo),
            eq(identityChecks.outcome, 'retake'),
            ne(identityChecks.faceFile, faceFile),
          ),
        );
      if (before.length < policy.identity.tries) still.push(reason);
    } else {
      const side = reason === 'backUnread' ? 'back' : 'front';
      if (await mayFail(tx, orderNo, side, policy)) still.push(reason);
    }
  }
  return still;
}

/** The same picture twice cannot show two sides. */
function sameOf(front: Uint8Array, back: Uint8Array, selfie: Uint8Array): IdentityReason | null {
  if (Buffer.compare(front, back) === 0) return 'sidesSame';
  if (Buffer.compare(selfie, front) === 0 || Buffer.compare(selfie, back) === 0) return 'faceIsCard';
  return null;
}

type Taken = Partial<Record<PhotoKind, { file: string; takenAt: number }>>;

async function photosOf(db: Database | Transaction, orderNo: string): Promise<Taken> {
  const rows = await db.select().from(orderPhotos).where(eq(orderPhotos.orderNo, orderNo));
  return Object.fromEntries(rows.map(({ kind, file, takenAt }) => [kind, { file, takenAt }])) as Taken;
}

import { createHash } from 'node:crypto';
import type { DeskAct } from '@kopa/contract/desk/acts';
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../storage/database.ts';
import { staff, staffActs, staffActsHead, type StaffActRow } from '../../storage/schema/index.ts';
import { canonicalJson } from '../offer/canonical-json.ts';
import { withMaskedContacts } from './recorded-contact.ts';

/** Who acts, and from where. */
export interface Actor {
  id: string;
  /** The network of the request, or `command`. */
  from: string;
}

/** One act of staff. Names a borrower by ids alone: the record is never erased. */
export interface Act {
  act: DeskAct;
  about: { kind: string; id: string };
  why?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

const start = { no: 0, hash: '0'.repeat(64) };
const partOfCheck = 1000;

/** Appends an act to the record in the transaction of its change. Acts of all staff wait for each other. */
export async function recordAct(tx: Transaction, actor: Actor, act: Act, at: number): Promise<void> {
  // Makes the head, or locks the one that there is.
  const [head] = await tx
    .insert(staffActsHead)
    .values(start)
    .onConflictDoUpdate({ target: staffActsHead.only, set: { no: sql`${staffActsHead.no}` } })
    .returning();
  const row = {
    no: head!.no + 1,
    at,
    staffId: actor.id,
    act: act.act,
    aboutKind: act.about.kind,
    aboutId: act.about.id,
    why: act.why ?? '',
    before: act.before ?? null,
    after: act.after ?? null,
    from: actor.from,
  };
  const hash = hashOf(row, head!.hash);
  await tx.insert(staffActs).values({ ...row, hash });
  await tx.update(staffActsHead).set({ no: row.no, hash });
}

/** Computes the chain anew. `brokenAt`: the first row that is missing, changed, or does not follow. */
export async function checkChain(tx: Transaction): Promise<{ rows: number; brokenAt: number | null }> {
  let before = start;
  for (;;) {
    const rows = await tx
      .select()
      .from(staffActs)
      .where(gt(staffActs.no, before.no))
      .orderBy(asc(staffActs.no))
      .limit(partOfCheck);
    for (const { hash, ...row } of rows) {
      if (row.no !== before.no + 1 || hash !== hashOf(row, before.hash))
        return { rows: before.no, brokenAt: before.no + 1 };
      before = { no: row.no, hash };
    }
    if (rows.length < partOfCheck) break;
  }
  const [head = start] = await tx.select().from(staffActsHead);
  const isWhole = head.no === before.no && head.hash === before.hash;
  return { rows: before.no, brokenAt: isWhole ? null : before.no + 1 };
}

export interface RecordFilter {
  staffId?: string | undefined;
  act?: string | undefined;
  aboutId?: string | readonly string[] | undefined;
}

/** A row of the record with the names of who acted, and of the colleague whom the act is about. */
export interface RecordedAct extends StaffActRow {
  name: string;
  aboutName: string | null;
}

/** A page of the record, newest first, contacts masked, and the number after which the next page begins. */
export async function pageOfRecord(
  db: Database | Transaction,
  { staffId, act, aboutId }: RecordFilter,
  { before, limit }: { before: number | null; limit: number },
): Promise<{ rows: RecordedAct[]; nextBefore: number | null }> {
  const colleague = alias(staff, 'colleague');
  const found = await db
    .select({ row: staffActs, name: staff.name, aboutName: colleague.name })
    .from(staffActs)
    .innerJoin(staff, eq(staff.id, staffActs.staffId))
    .leftJoin(colleague, and(eq(staffActs.aboutKind, 'staff'), eq(colleague.id, staffActs.aboutId)))
    .where(
      and(
        staffId === undefined ? undefined : eq(staffActs.staffId, staffId),
        act === undefined ? undefined : eq(staffActs.act, act),
        aboutId === undefined ? undefined : inArray(staffActs.aboutId, [aboutId].flat()),
        before === null ? undefined : lt(staffActs.no, before),
      ),
    )
    .orderBy(desc(staffActs.no))
    .limit(limit + 1);
  const page = found.slice(0, limit).map(({ row, ...names }) => ({ ...row, ...names }));
  const rows = await withMaskedContacts(db, page);
  return { rows, nextBefore: found.length > limit ? rows.at(-1)!.no : null };
}

function hashOf(row: Omit<StaffActRow, 'hash'>, before: string): string {
  return createHash('sha256')
    .update(`${before}\n${canonicalJson(row)}`)
    .digest('hex');
}

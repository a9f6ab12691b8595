import { retention } from '@kopa/contract/texts/retention';
import { session } from '../session/session.ts';
import { readStored, removeStored, storedKeys, writeStored } from '../session/stored.ts';

const prefix = 'draft:';
/** Nobody types this much into a row; what is longer was not typed. */
const longestText = 20_000;
/** How long a draft is kept after its last edit, in milliseconds: as long as a session. */
const keptFor = retention.draftDays * 86_400_000;

/** What was typed into one section of one order and not yet sent. */
export interface Draft {
  /** The edited fields only: for the others the lender's record counts. */
  values: Record<string, string>;
  /** The row that was edited or opened last. */
  lastField: string | null;
  /** When, in milliseconds by this phone's clock: for people to read. */
  editedAt: number | null;
  /** Which record of the lender's the edits were made upon: when that was saved, by the lender's clock. */
  basedOn: number | null;
}

/**
 * The draft of a section, or an empty one. A stored draft is believed field by field: what is not among `fields` (when given),
 * is no text, or is longer than anyone types, is dropped.
 */
export function readDraft(orderNo: string, section: string, fields?: readonly string[]): Draft {
  const key = keyOf(orderNo, section);
  return parseDraft(key === null ? null : readStored(key), fields);
}

/** Keeps a draft for the borrower who is logged in; `false` when this phone does not take it. */
export function writeDraft(
  orderNo: string,
  section: string,
  draft: Pick<Draft, 'values' | 'lastField'> & Partial<Draft>,
): boolean {
  const key = keyOf(orderNo, section);
  // Without a session there is nobody to keep it for; the screen is on its way out.
  return key === null || writeStored(key, { editedAt: Date.now(), basedOn: null, ...draft });
}

export function clearDraft(orderNo: string, section: string): void {
  const key = keyOf(orderNo, section);
  if (key !== null) removeStored(key);
}

/** Forgets everything that the borrower who is logged in typed on this phone: when they log out. */
export function clearAllDrafts(): void {
  const user = session()?.userId;
  if (user !== undefined) removeStored(...storedKeys(`${prefix}${user}:`));
}

/** How many forms of the borrower who is logged in hold something that was typed on this phone and not sent. */
export function countDrafts(): number {
  const user = session()?.userId;
  if (user === undefined) return 0;
  return storedKeys(`${prefix}${user}:`).filter(
    (key) => Object.keys(parseDraft(readStored(key)).values).length > 0,
  ).length;
}

/** Forgets what nobody came back for in time, whoever it belongs to. */
export function clearOldDrafts(now: number): void {
  const old = storedKeys(prefix).filter((key) => {
    const { values, editedAt } = parseDraft(readStored(key));
    // Without a time it is of another version of the app, or spoilt: what can be read of it is kept.
    return editedAt === null ? Object.keys(values).length === 0 : editedAt < now - keptFor;
  });
  removeStored(...old);
}

/** Drafts are bound to the borrower: another one on the same phone never sees them, and they outlive a session. */
function keyOf(orderNo: string, section: string): string | null {
  const user = session()?.userId;
  return user === undefined ? null : `${prefix}${user}:${orderNo}:${section}`;
}

function parseDraft(stored: unknown, fields?: readonly string[]): Draft {
  const { values, lastField, editedAt, basedOn } = recordOf(stored);
  return {
    values: textsOf(values, fields),
    lastField: typeof lastField === 'string' && (!fields || fields.includes(lastField)) ? lastField : null,
    editedAt: instantOf(editedAt),
    basedOn: instantOf(basedOn),
  };
}

function textsOf(values: unknown, fields?: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(recordOf(values)).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' &&
        entry[1].length <= longestText &&
        (!fields || fields.includes(entry[0])),
    ),
  );
}

function instantOf(value: unknown): number | null {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

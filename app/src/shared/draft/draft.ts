import { retention } from '@kopa/contract/texts/retention';
import { lenderNow } from '../session/calendar.ts';
import { session } from '../session/session.ts';
import { readStored, removeStored, storedKeys, writeStored } from '../session/stored.ts';
import { draftPrefix as prefix, lockedPrefix, outbox } from './draft-names.ts';

/** Maximum length of a typed value; a longer one was not typed. */
const longestText = 20_000;
/** Retention of a draft after its last edit, in ms: equal to a session's. */
const keptFor = retention.draftDays * 86_400_000;

/** The typed and unsent values of one section of one order. */
export interface Draft {
  /** Edited fields only: the lender's record applies to the others. */
  values: Record<string, string>;
  /** The last edited or opened row. */
  lastField: string | null;
  /** Time, in ms by `lenderNow`: for display and for the end of its retention. */
  editedAt: number | null;
  /** The lender's record under the edits: its time of saving, by the lender's clock. */
  basedOn: number | null;
}

/**
 * The draft of a section, or an empty one. A stored draft is validated field by field: unknown fields (when
 * `fields` is given), non-texts and too long texts are dropped.
 */
export function readDraft(orderNo: string, section: string, fields?: readonly string[]): Draft {
  const key = keyOf(orderNo, section);
  return parseDraft(key === null ? null : readStored(key), fields);
}

/** Stores a draft for the logged-in borrower; `false` when this phone refuses. */
export function writeDraft(
  orderNo: string,
  section: string,
  draft: Pick<Draft, 'values' | 'lastField'> & Partial<Draft>,
): boolean {
  const key = keyOf(orderNo, section);
  // No owner without a session; the screen is about to close.
  return key === null || writeStored(key, { editedAt: lenderNow(), basedOn: null, ...draft });
}

export function clearDraft(orderNo: string, section: string): void {
  const key = keyOf(orderNo, section);
  if (key !== null) removeStored(key);
}

/** The sections of the logged-in borrower's drafts of one order. */
export function draftedSections(orderNo: string): string[] {
  const begin = keyOf(orderNo, '');
  return begin === null ? [] : storedKeys(begin).map((key) => key.slice(begin.length));
}

/** Deletes all drafts of the logged-in borrower on this phone, locked ones too: on logout. */
export function clearAllDrafts(): void {
  const user = session()?.userId;
  if (user === undefined) return;
  removeStored(...storedKeys(`${prefix}${user}:`), ...storedKeys(`${lockedPrefix}${user}:`));
}

/** The number of the logged-in borrower's forms with unsent values on this phone. */
export function countDrafts(): number {
  const user = session()?.userId;
  if (user === undefined) return 0;
  const isForm = (key: string) => !key.startsWith(`${prefix}${user}:${outbox}:`);
  return storedKeys(`${prefix}${user}:`).filter(
    (key) => isForm(key) && Object.keys(parseDraft(readStored(key)).values).length > 0,
  ).length;
}

/** Deletes expired drafts of all borrowers, and readable drafts of anyone who is not logged in. */
export function clearOldDrafts(now: number): void {
  const own = `${prefix}${session()?.userId ?? ''}:`;
  const old = storedKeys(prefix).filter((key) => {
    if (!key.startsWith(own)) return true;
    const { values, editedAt } = parseDraft(readStored(key));
    // A draft without a time is damaged or another version's: readable values are kept.
    return editedAt === null ? Object.keys(values).length === 0 : editedAt < now - keptFor;
  });
  const oldLocked = storedKeys(lockedPrefix).filter(
    (key) => (instantOf(recordOf(readStored(key))['editedAt']) ?? 0) < now - keptFor,
  );
  removeStored(...old, ...oldLocked);
}

/** Drafts belong to a borrower: another one on the same phone never sees them. */
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

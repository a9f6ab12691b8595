import { readStored, removeStored, storedKeys, writeStored } from '../session/stored.ts';

const prefix = 'draft:';

/** What was typed into one section of one order, and in which row last. */
export interface Draft {
  values: Record<string, string>;
  lastField: string | null;
}

/** The draft of a section, or an empty one. Anything that is not text by field is dropped. */
export function readDraft(orderNo: string, section: string): Draft {
  const stored = readStored(prefix + orderNo + ':' + section);
  if (typeof stored !== 'object' || stored === null) return { values: {}, lastField: null };
  const { values, lastField } = stored as Record<string, unknown>;
  return {
    values: textsOf(values),
    lastField: typeof lastField === 'string' ? lastField : null,
  };
}

export function writeDraft(orderNo: string, section: string, draft: Draft): void {
  writeStored(prefix + orderNo + ':' + section, draft);
}

export function clearDraft(orderNo: string, section: string): void {
  removeStored(prefix + orderNo + ':' + section);
}

/** Forgets everything typed on this phone: when the borrower logs out. */
export function clearAllDrafts(): void {
  removeStored(...storedKeys(prefix));
}

function textsOf(values: unknown): Record<string, string> {
  if (typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

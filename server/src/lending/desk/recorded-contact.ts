import type { DeskAct } from '@kopa/contract/desk/acts';
import { recordedContact } from '@kopa/contract/desk/borrower-entities';
import { contactKind, contactNames, isOwn, type ContactName } from '@kopa/contract/fields/contacts';
import * as z from 'zod/mini';
import { keysOfBorrowers } from '../../storage/borrower-keys.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import type { Sealed, SealingKey } from '../../storage/sealing-key.ts';
import { maskedEmail, maskedEnd } from './masked.ts';

const correction: DeskAct = 'borrower.contactCorrected';

/** A contact as the section had it from that time on. */
interface KeptContact {
  name: ContactName;
  value: string;
  savedAt: number;
}

const inRecord = z.object({ name: z.enum(contactNames), value: z.string(), savedAt: z.number() });

const placeOf = (userId: string, { name, savedAt }: Pick<KeptContact, 'name' | 'savedAt'>) => ({
  column: 'staff_acts.contact',
  row: [userId, name, savedAt],
});

/** A contact for the record of acts, which is never erased: sealed under the key that an erasure deletes. */
export function sealedContact(key: SealingKey, userId: string, kept: KeptContact): KeptContact {
  return { ...kept, value: key.seal(kept.value, placeOf(userId, kept)) };
}

/** A contact of the borrower's own with what tells it from another; of a third person the relation alone. */
export function maskedContact(name: ContactName, value: string): string {
  const kind = contactKind(name);
  if (value === '' || kind === 'relation') return value;
  if (!isOwn(name)) return '';
  return kind === 'email' ? maskedEmail(value) : maskedEnd(value);
}

/** Rows of the record in which corrected contacts are masked. */
export async function withMaskedContacts<Row extends { act: string; aboutId: string } & Recorded>(
  db: Database | Transaction,
  rows: readonly Row[],
): Promise<Row[]> {
  const corrected = rows.filter(({ act }) => act === correction);
  const keys = await keysOfBorrowers(
    db,
    corrected.map(({ aboutId }) => aboutId),
  );
  return rows.map((row) => {
    if (!corrected.includes(row)) return row;
    const shown = (kept: unknown) => {
      const { name, value, savedAt } = inRecord.parse(kept);
      const text = keys.get(row.aboutId)?.openText(value as Sealed, placeOf(row.aboutId, { name, savedAt }));
      return recordedContact.parse({ name, value: maskedContact(name, text ?? '') });
    };
    return { ...row, before: shown(row.before), after: shown(row.after) };
  });
}

interface Recorded {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

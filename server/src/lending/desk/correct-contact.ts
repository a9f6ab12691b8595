import type { Policy } from '@kopa/contract';
import type { BorrowerPage } from '@kopa/contract/desk/borrower-entities';
import type { deskCorrectContact } from '@kopa/contract/desk/calls/borrowers';
import type { RequestOf } from '@kopa/contract/calls/call';
import { contactRelations } from '@kopa/contract/enumerations';
import { contactFields } from '@kopa/contract/fields';
import {
  contactKind,
  contactNames,
  isOwn,
  thirdPersonOf,
  type ContactName,
} from '@kopa/contract/fields/contacts';
import {
  personalFieldsOf,
  storedAdditional,
  type AdditionalSection,
  type ContactSlot,
} from '@kopa/contract/sections';
import { and, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { keyOfBorrower, mobileOf } from '../../storage/borrower-keys.ts';
import type { Transaction } from '../../storage/database.ts';
import { orders, orderSections, users, userSections } from '../../storage/schema/index.ts';
import { tellOfContacts } from '../accounts/tell-of-account.ts';
import { CallError } from '../call-error.ts';
import { lockOrder } from '../orders/find-order.ts';
import { messageKeys } from '../sections/read-by-schema.ts';
import { keepSection, latestSections } from '../sections/saved-sections.ts';
import { schemaOf } from '../sections/take-over.ts';
import type { Act } from './record.ts';
import { sealedContact } from './recorded-contact.ts';

type Section = 'personal' | 'additional';
type Fields = Record<string, string>;

const sectionOf = (name: ContactName): Section => (isOwn(name) ? 'personal' : 'additional');

/** The contacts of a borrower that can be corrected, in the order of the forms. */
export async function contactsOf(
  tx: Transaction,
  userId: string,
  policy: Policy,
): Promise<BorrowerPage['contacts']> {
  const { sections, savedAt } = await latestSections(tx, userId);
  const asked = personalFieldsOf(policy);
  return contactNames.flatMap((name): BorrowerPage['contacts'] => {
    const [fields, seen] = [sections[sectionOf(name)], savedAt[sectionOf(name)]];
    if (!fields || seen === undefined) return [];
    const third = thirdPersonOf(name);
    if (!third) return asked.includes(name) ? [{ name, relation: null, seen }] : [];
    const related = fields[contactFields(third.slot as ContactSlot).relation];
    const relation = contactRelations.find((each) => each === related);
    return relation ? [{ name, relation, seen }] : [];
  });
}

/**
 * Corrects one contact in the latest section of a borrower and in the newest order with that section, and
 * tells the borrower. Throws `changedMeanwhile` when the section was saved after `seen` or is gone, and
 * `invalidInput` for a value that the section refuses.
 */
export async function correctContact(
  tx: Transaction,
  { id: userId, name, value, seen, why }: RequestOf<typeof deskCorrectContact>,
  { at, policy }: { at: number; policy: Policy },
  record: (act: Act) => Promise<void>,
): Promise<void> {
  const section = sectionOf(name);
  const { orderNo, fields } = await lockedSection(tx, userId, section, seen);
  const mobile = await mobileOfBorrower(tx, userId);
  const stored = storedValue(fields, name, value, { mobile, at, policy });
  // Two corrections of one millisecond are two versions.
  const savedAt = Math.max(at, seen + 1);
  await keepSection(tx, { orderNo, userId }, section, { ...fields, [name]: stored }, savedAt);
  await tellOfContacts(tx, userId, String(savedAt), at);
  const key = await keyOfBorrower(tx, userId);
  await record({
    act: 'borrower.contactCorrected',
    about: { kind: 'borrower', id: userId },
    why,
    before: { ...sealedContact(key, userId, { name, value: fields[name] ?? '', savedAt: seen }) },
    after: { ...sealedContact(key, userId, { name, value: stored, savedAt }) },
  });
}

/** The latest section as it was seen, and the newest order that has the section; both locked. */
async function lockedSection(
  tx: Transaction,
  userId: string,
  section: Section,
  seen: number,
): Promise<{ orderNo: string; fields: Fields }> {
  const [newest] = await tx
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .innerJoin(orderSections, eq(orderSections.orderNo, orders.orderNo))
    .where(and(eq(orders.userId, userId), eq(orderSections.section, section)))
    .orderBy(desc(orders.position))
    .limit(1);
  if (!newest) throw new CallError('changedMeanwhile');
  // The order first, as when the borrower saves the section.
  await lockOrder(tx, userId, newest.orderNo);
  const [latest] = await tx
    .select({ savedAt: userSections.savedAt })
    .from(userSections)
    .where(and(eq(userSections.userId, userId), eq(userSections.section, section)))
    .for('update');
  if (latest?.savedAt !== seen)
    throw new CallError('changedMeanwhile', { data: { savedAt: latest?.savedAt ?? null } });
  const fields = (await latestSections(tx, userId)).sections[section]!;
  return { orderNo: newest.orderNo, fields };
}

async function mobileOfBorrower(tx: Transaction, userId: string): Promise<string> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId));
  return mobileOf(tx, row!);
}

/**
 * The value as the section keeps it. Throws `invalidInput` when the value makes this field or another one
 * wrong; what was wrong before stays as it is.
 */
function storedValue(
  fields: Fields,
  name: ContactName,
  value: string,
  { mobile, at, policy }: { mobile: string; at: number; policy: Policy },
): string {
  const schema = schemaOf(sectionOf(name), mobile, at, policy);
  const field = (schema.shape as Readonly<Record<string, z.ZodMiniType<string, unknown>>>)[name];
  if (!field) throw new CallError('invalidInput', { fields: { name: 'contactName.required' } });
  const errorsOf = (filled: Fields): Record<string, string> => {
    const read = z.safeParse(schema, filled);
    return read.success ? {} : messageKeys(read.error);
  };
  const before = errorsOf(fields);
  const wrong = Object.entries(errorsOf({ ...fields, [name]: value })).find(
    ([where, message]) => where === name || before[where] !== message,
  );
  if (wrong) {
    const [where, message] = wrong;
    const kind = contactKind(contactNames.find((each) => each === where) ?? name);
    throw new CallError('invalidInput', {
      fields: { value: `contact.${kind}.${message.split('.').at(-1)}` },
    });
  }
  const filled = { ...fields, [name]: z.parse(field, value) };
  const stored: Fields = isOwn(name) ? filled : storedAdditional(filled as AdditionalSection, policy);
  return stored[name]!;
}

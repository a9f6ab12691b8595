import { additionalFields, contactFields, contactSlots, type ContactField } from './additional-fields.ts';
import type { Field } from './field.ts';
import type { personalFields } from './personal-fields.ts';

/** The ways to reach the borrower beside the number of the account. */
export const ownContacts = [
  'email',
  'whatsappNo',
  'sparePhone',
  'alternativePhone',
] as const satisfies readonly (keyof typeof personalFields)[];
export type OwnContact = (typeof ownContacts)[number];

/** Every field that says how to reach somebody: the borrower, then the emergency contacts. */
export const contactNames: readonly (OwnContact | ContactField)[] = [
  ...ownContacts,
  ...contactSlots.flatMap((slot) => Object.values(contactFields(slot))),
];
export type ContactName = (typeof contactNames)[number];

/** The emergency contact that a field is about; null for a contact of the borrower's own. */
export function thirdPersonOf(name: ContactName): NonNullable<Field['contact']> | null {
  return isOwn(name) ? null : (additionalFields[name].contact ?? null);
}

/** Whether the field is about the borrower, and no third person. */
export function isOwn(name: ContactName): name is OwnContact {
  return (ownContacts as readonly string[]).includes(name);
}

/** What the value of a field is. */
export function contactKind(name: ContactName): 'email' | 'phone' | 'name' | 'relation' {
  const row = thirdPersonOf(name)?.row ?? 'mobile';
  return name === 'email' ? 'email' : row === 'mobile' ? 'phone' : row;
}

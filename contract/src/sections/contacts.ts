import {
  contactFields,
  contactSlots,
  requiredSlots,
  type ContactField,
  type ContactSlot,
} from '../fields/additional-fields.ts';
import { contactRelations } from '../enumerations/index.ts';
import { isMobile } from '../market/phone.ts';
import type { Policy } from '../policy/policy.ts';
import type { FieldErrors } from './fields.ts';
import { typedContactPhone } from './phone.ts';
import { plainText } from './plain-text.ts';

export { contactFields, contactSlots, requiredSlots, type ContactSlot };

type ContactValues = Readonly<Record<ContactField, string>>;

/**
 * Each required contact is whole; an optional one is whole or empty; names have at most 50 characters
 * (S5-27); no two numbers are the same (S5-32, unless the policy leaves that to the phone book), none is the
 * login number (S5-33); relations 1 and 2 differ (S5-31).
 */
export function contactErrors(values: ContactValues, loginMobile: string, policy: Policy): FieldErrors {
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  for (const slot of contactSlots) {
    const fields = contactFields(slot);
    const [name, number, relation] = [
      plainText(values[fields.name]),
      plainText(values[fields.mobile]),
      values[fields.relation],
    ];
    const wanted = requiredSlots.includes(slot) || name !== '' || number !== '' || relation !== '';
    if (!wanted) continue;
    if (name === '') errors[fields.name] = 'emergencyContactName.required';
    else if (name.length > 50) errors[fields.name] = 'emergencyContactName.long';
    const national = typedContactPhone(number, policy);
    if (national === '') errors[fields.mobile] = 'emergencyContactMobile.required';
    else if (!isMobile(national, policy.market)) errors[fields.mobile] = 'emergencyContactMobile.invalid';
    else if (national === loginMobile) errors[fields.mobile] = 'emergencyContactMobile.own';
    else if (policy.contacts.sameMobile === 'everywhere' && seen.has(national))
      errors[fields.mobile] = 'emergencyContactMobile.same';
    seen.add(national);
    if (!(contactRelations as readonly string[]).includes(relation))
      errors[fields.relation] = 'emergencyContactRelation.required';
  }
  const [first, second] = [values.emergencyContactRelation1, values.emergencyContactRelation2];
  if (first !== '' && first === second)
    errors['emergencyContactRelation2'] ??= 'emergencyContactRelation.same';
  return errors;
}

/** Values as they are stored: names in plain text, numbers in national digits. */
export function storedContacts<T extends ContactValues>(
  values: T,
  policy: Pick<Policy, 'market' | 'phone'>,
): T {
  return {
    ...values,
    ...Object.fromEntries(
      contactSlots.flatMap((slot) => {
        const { name, mobile } = contactFields(slot);
        return [
          [name, plainText(values[name])],
          [mobile, typedContactPhone(values[mobile], policy)],
        ];
      }),
    ),
  };
}

import { contactFields, contactSlots, workFieldsOf, type ContactSlot } from '@kopa/contract/sections';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { policy } from '../../shared/session/policy.ts';

/** A contact's row by its full name, for places without the contact's heading. */
export function contactLabel(
  t: TFunction<'additional'>,
  slot: ContactSlot,
  row: 'name' | 'mobile' | 'relation',
): string {
  return `${t('contact.number', { slot })}, ${t(`contact.${row}`)}`;
}

/** All rows of the screen in order, with labels, for references elsewhere. */
export function useRowLabels(): readonly (readonly [string, string])[] {
  const { t } = useTranslation('additional');
  return [
    ...workFieldsOf(policy()).map((field) => [field, t(`${field}.label`)] as const),
    ...contactSlots.flatMap((slot) => {
      const fields = contactFields(slot);
      return (['name', 'mobile', 'relation'] as const).map(
        (row) => [fields[row], contactLabel(t, slot, row)] as const,
      );
    }),
    ...(['linkedin', 'facebook'] as const).map((field) => [field, t(`${field}.label`)] as const),
  ];
}

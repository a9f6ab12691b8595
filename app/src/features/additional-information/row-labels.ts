import { contactFields, contactSlots, workFieldsOf, type ContactSlot } from '@kopa/contract/sections';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { policy } from '../../shared/session/policy.ts';

/** A row of a contact, as it is called where its heading is not beside it. */
export function contactLabel(
  t: TFunction<'additional'>,
  slot: ContactSlot,
  row: 'name' | 'mobile' | 'relation',
): string {
  return `${t('contact.number', { slot })}, ${t(`contact.${row}`)}`;
}

/** Every row of the screen in its order, with its label, for whatever speaks of it elsewhere. */
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

import { contactFields, contactSlots, workFieldsOf } from '@kopa/contract/sections';
import { useTranslation } from 'react-i18next';
import { policy } from '../../shared/session/policy.ts';

/** Every row of the screen in its order, with its label, for the error summary. */
export function useRowLabels(): readonly (readonly [string, string])[] {
  const { t } = useTranslation('additional');
  return [
    ...workFieldsOf(policy()).map((field) => [field, t(`${field}.label`)] as const),
    ...contactSlots.flatMap((slot) => {
      const fields = contactFields(slot);
      const of = t('contact.number', { slot });
      return [
        [fields.name, `${of}, ${t('contact.name')}`],
        [fields.mobile, `${of}, ${t('contact.mobile')}`],
        [fields.relation, `${of}, ${t('contact.relation')}`],
      ] as const;
    }),
    ['linkedin', 'LinkedIn'],
    ['facebook', 'Facebook'],
  ];
}

import {
  additionalFields,
  contactFields,
  contactSlots,
  personalFields,
  type Fields,
  type Texts,
} from '@kopa/contract/fields';
import { additionalFieldsOf, personalFieldsOf } from '@kopa/contract/sections';
import { useTranslation } from 'react-i18next';
import { useAnswerWords } from '../../shared/form/answer-words.ts';
import { policy } from '../../shared/session/policy.ts';

/** One answer: the label of the field, and the value as the form shows it. */
export interface Line {
  name: string;
  label: string;
  value: string;
}

/** The answers of the personal and of the additional section; one line for each contact. */
export function useSectionLines() {
  const { t } = useTranslation(['personal', 'additional']);
  const shown = useAnswerWords();
  const linesOf = (form: string, table: Fields, names: readonly string[], values: Texts): Line[] =>
    names.flatMap((name) => {
      const value = table[name]?.contact ? '' : shown(table, values, name);
      return value === '' ? [] : [{ name, label: t(`${form}:${name}.label`), value }];
    });
  return {
    personal: (values: Texts) => linesOf('personal', personalFields, personalFieldsOf(policy()), values),
    additional: (values: Texts) => [
      ...linesOf('additional', additionalFields, additionalFieldsOf(policy()), values),
      ...contactSlots.flatMap((slot) => {
        const { name, mobile, relation } = contactFields(slot);
        const [who, how, number] = [name, relation, mobile].map((field) =>
          shown(additionalFields, values, field),
        );
        const value = [[who, how].filter(Boolean).join(', '), number].filter(Boolean).join('\n');
        return value === '' ? [] : [{ name, label: t('additional:contact.number', { slot }), value }];
      }),
    ],
  };
}

import { fromBirthday } from '@kopa/contract/calendar';
import {
  additionalFields,
  contactFields,
  contactSlots,
  listOf,
  personalFields,
  type Fields,
  type Texts,
} from '@kopa/contract/fields';
import { shownPhone } from '@kopa/contract/market/phone';
import { additionalFieldsOf, personalFieldsOf } from '@kopa/contract/sections';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { policy } from '../../shared/session/policy.ts';

/** One answer: the label of the field, and the value as the form shows it. */
export interface Line {
  name: string;
  label: string;
  value: string;
}

/** The answers of the personal and of the additional section; one line for each contact. */
export function useSectionLines() {
  const { t } = useTranslation(['personal', 'additional', 'enumerations', ...occupations()]);
  const format = useFormat();
  const shown = (table: Fields, values: Texts, name: string) => {
    const value = values[name] ?? '';
    const field = table[name]!;
    const list = listOf(field, values);
    const birthday = field.kind === 'birthday' && fromBirthday(value);
    if (birthday) return format.longDay(birthday);
    if (/mobile/i.test(field.kind)) return value && shownPhone(value, policy().market);
    if (!list || value === '') return value;
    const { labels, fills } = list;
    if (!labels) return list.nameOf?.(value) ?? value;
    return fills ? t(labels, { [fills]: value }) : t(`${labels}.${value}`, { defaultValue: value });
  };
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

/** The long list of occupations, where a market asks for them. */
const occupations = () => (policy().form.work.includes('designation') ? ['occupations'] : []);

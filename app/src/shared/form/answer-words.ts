import { fromBirthday } from '@kopa/contract/calendar';
import { listOf, type Fields, type Texts } from '@kopa/contract/fields/field';
import { shownPhone } from '@kopa/contract/market/phone';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/format.ts';
import { policy } from '../session/policy.ts';

/** Gives an answer as its row shows the answer: the words of a choice, a date, a number in groups. */
export function useAnswerWords() {
  const { t } = useTranslation(['enumerations', ...occupations()]);
  const format = useFormat();
  return (table: Fields, values: Texts, name: string): string => {
    const value = values[name] ?? '';
    const field = table[name];
    if (!field || value === '') return value;
    const birthday = field.kind === 'birthday' && fromBirthday(value);
    if (birthday) return format.longDay(birthday);
    if (/mobile/i.test(field.kind)) return shownPhone(value, policy().market);
    const list = listOf(field, values);
    if (!list) return value;
    const { labels, fills } = list;
    if (!labels) return list.nameOf?.(value) ?? value;
    return fills ? t(labels, { [fills]: value }) : t(`${labels}.${value}`, { defaultValue: value });
  };
}

/** The long list of occupations, where a market asks for them. */
const occupations = () => (policy().form.work.includes('designation') ? ['occupations'] : []);

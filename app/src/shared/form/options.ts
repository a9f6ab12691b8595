import type { List } from '@kopa/contract/fields/field';
import { useTranslation } from 'react-i18next';

/**
 * Makes choices of a list, with their labels in the borrower's language; `file` is the file of words that
 * they are in.
 */
export function useOptions(file = 'enumerations') {
  const { t } = useTranslation(file);
  return ({ labels, codes, offered = codes }: List) =>
    offered.map((code) => ({ value: code, label: t(`${labels}.${code}`, { defaultValue: code }) }));
}

import { useTranslation } from 'react-i18next';

/** Makes choices of a list's codes, with their labels in the borrower's language. */
export function useOptions() {
  const { t } = useTranslation('enumerations');
  return (list: string, codes: readonly string[]) =>
    codes.map((code) => ({ value: code, label: t(`${list}.${code}`, { defaultValue: code }) }));
}

import { useSettings } from '../session/settings.ts';
import { policy } from '../session/policy.ts';
import { localeTags } from './language.ts';

/** The lender's country in the borrower's language: 'Kenya'. */
export function useCountryName(): string {
  const { language } = useSettings();
  const code = policy().market.code.toUpperCase();
  return new Intl.DisplayNames(localeTags[language], { type: 'region' }).of(code) ?? code;
}

import { countryName } from '@kopa/contract/market/words';
import { useSettings } from '../session/settings.ts';
import { policy } from '../session/policy.ts';
import { localeTags } from './language.ts';

/** The lender's country in the borrower's language: 'Kenya'. */
export function useCountryName(): string {
  const { language } = useSettings();
  return countryName(policy().market, localeTags[language]);
}

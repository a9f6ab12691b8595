import { deskCatalogue } from '@kopa/contract/desk/calls/catalogue';
import { useQuery } from '@tanstack/react-query';
import { send } from '../lender/client.ts';
import { queryKeys } from '../lender/queries.ts';
import { useSettings } from '../session/settings.ts';

/** The products, what waits, and what the policy allows. */
export function useCatalogue() {
  const { language } = useSettings();
  return useQuery({
    queryKey: queryKeys.catalogueIn(language),
    queryFn: ({ signal }) => send(deskCatalogue, {}, { signal }),
  });
}

import { useSearch } from '../address/use-search.ts';

/** Order numbers consist of letters, digits and dashes. */
const written = /^[\w-]{1,40}$/;

/** The order in the address, as in `?orderNo=KE20261121001`; `null` for none or an invalid one. */
export function useOrderInAddress(): string | null {
  const named = useSearch().get('orderNo') ?? '';
  return written.test(named) ? named : null;
}

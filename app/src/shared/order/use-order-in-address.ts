import { useLocation } from 'react-router-dom';

/** Order numbers consist of letters, digits and dashes. */
const written = /^[\w-]{1,40}$/;

/** The order in the address, as in `?orderNo=KE20261121001`; `null` for none or an invalid one. */
export function useOrderInAddress(): string | null {
  const named = new URLSearchParams(useLocation().search).get('orderNo') ?? '';
  return written.test(named) ? named : null;
}

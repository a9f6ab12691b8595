import { useLocation } from 'react-router-dom';

/** Order numbers are letters, digits and dashes. */
const written = /^[\w-]{1,40}$/;

/** The order that the address names, as in `?orderNo=KE20261121001`; `null` when it names none, or what cannot be one. */
export function useOrderInAddress(): string | null {
  const named = new URLSearchParams(useLocation().search).get('orderNo') ?? '';
  return written.test(named) ? named : null;
}

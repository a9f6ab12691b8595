import type { StaffSession } from '@kopa/contract/desk/entities';
import { hasRight, type StaffRight } from '@kopa/contract/desk/rights';
import { createContext, useContext } from 'react';

/** The signed-in member of staff, around every page of the desk. */
export const SessionContext = createContext<StaffSession | null>(null);

/** The signed-in member of staff. Throws outside of the pages that need one. */
export function useSession(): StaffSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('A page that needs a session is shown without one.');
  return session;
}

/** Whether the signed-in member of staff has a right. */
export function useMay(right: StaffRight): boolean {
  return hasRight(useSession().roles, right);
}

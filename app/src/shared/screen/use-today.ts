import type { Day } from '@kopa/contract/calendar';
import { useState } from 'react';
import { dayOf, lenderNow } from '../session/calendar.ts';

/** The day of the screen's opening, by the lender's clock where it is known. */
export function useToday(): Day {
  const [today] = useState(() => dayOf(lenderNow()));
  return today;
}

import type { Day } from '@kopa/contract/calendar';
import { useState } from 'react';
import { dayOf } from '../session/calendar.ts';

/** The day of the screen's opening, by the phone's clock. */
export function useToday(): Day {
  const [today] = useState(() => dayOf(Date.now()));
  return today;
}

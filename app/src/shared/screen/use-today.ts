import { dayOf, type Day } from '@kopa/contract/calendar';
import { useState } from 'react';

/** The day on which the screen was opened, by the phone's clock. */
export function useToday(): Day {
  const [today] = useState(() => dayOf(Date.now()));
  return today;
}

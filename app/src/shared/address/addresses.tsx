import type { ReactNode } from 'react';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { addressHistory } from './navigation.ts';

/**
 * The hash router around all screens, on the history that `navigate` moves. During the fetch of a screen's
 * chunk a skeleton is shown instead of the previous screen.
 */
export function Addresses({ children }: { children: ReactNode }) {
  return (
    <HistoryRouter history={addressHistory()} useTransitions={false}>
      {children}
    </HistoryRouter>
  );
}

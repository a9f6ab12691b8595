import type { ReactNode } from 'react';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { addressHistory } from './navigation.ts';

/**
 * The hash router around all screens, on the history that `navigate` moves. While the chunk of a screen is on its way, the shape of one
 * is shown, and not the screen that was left.
 */
export function Addresses({ children }: { children: ReactNode }) {
  return (
    <HistoryRouter history={addressHistory()} useTransitions={false}>
      {children}
    </HistoryRouter>
  );
}

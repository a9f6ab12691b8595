import type { Order, UserInfo } from '@kopa/contract/entities';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { Page } from '../screen/page.tsx';
import { Wait } from '../screen/query-view.tsx';
import { ApplicationPart } from './application-page.tsx';
import { keepApplicant } from './begun-application.ts';
import { useUser } from './use-latest-order.ts';

const SavedAt = createContext<UserInfo['savedAt'] | null>(null);

/** The lender's saving times of the borrower's sections, in ms by its clock. */
export function useSavedAt(): UserInfo['savedAt'] | null {
  return use(SavedAt);
}

/** Opens a form of the application when its order and earlier answers are known. */
export function SectionScreen({
  position,
  title,
  children,
}: {
  position: number;
  title: string;
  children: (order: Order, user: UserInfo) => ReactNode;
}) {
  const user = useUser();
  // Must include the previous screen's values, and must not restart the form after its own saving.
  const [known, setKnown] = useState<UserInfo | null>(null);
  if (!known && user.data && !(user.isStale && user.fetchStatus === 'fetching')) setKnown(user.data);
  useEffect(() => {
    if (known) keepApplicant(known);
  }, [known]);
  return (
    <ApplicationPart position={position} title={title}>
      {(order) =>
        known ? (
          <SavedAt value={known.savedAt}>{children(order, known)}</SavedAt>
        ) : (
          <Page title={title}>
            <Wait queries={[user]} />
          </Page>
        )
      }
    </ApplicationPart>
  );
}

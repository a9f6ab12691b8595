import type { Order, UserInfo } from '@kopa/contract/entities';
import { createContext, use, useState, type ReactNode } from 'react';
import { Page } from '../screen/page.tsx';
import { Wait } from '../screen/query-view.tsx';
import { ApplicationPart } from './application-page.tsx';
import { useUser } from './use-latest-order.ts';

const SavedAt = createContext<UserInfo['savedAt'] | null>(null);

/** When the lender saved each section of the borrower whose form is open, in milliseconds by its clock. */
export function useSavedAt(): UserInfo['savedAt'] | null {
  return use(SavedAt);
}

/** Opens a form of the application once it is known which order it belongs to and what the borrower has told before. */
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
  // What was saved on the screen before must be in it, and what is saved here must not start the form again.
  const [known, setKnown] = useState<UserInfo | null>(null);
  if (!known && user.data && !(user.isStale && user.fetchStatus === 'fetching')) setKnown(user.data);
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

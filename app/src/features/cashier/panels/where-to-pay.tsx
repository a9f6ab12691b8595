import { Skeleton } from '@kopa/ui/skeleton';
import { lazy, Suspense } from 'react';
import { kindOf } from '../ask-for-reference.ts';
import { AccountPanel } from './account.tsx';
import { ByHandPanel } from './by-hand.tsx';
import { PageLinkPanel } from './page-link.tsx';
import type { WhereToPayProps } from './where-to-pay-props.ts';

// The other panels are bundled with the screen: a late panel would move the rows under the borrower's thumb.
const BarcodePanel = lazy(() => import('./barcode.tsx'));

/** The payment details of a method, each number with a copy button; nothing for a prompt. */
export function WhereToPay(props: WhereToPayProps) {
  const kind = kindOf[props.way.channel];
  return (
    <Suspense fallback={<Skeleton rows={2} />}>
      {kind === 'byHand' ? (
        <ByHandPanel {...props} />
      ) : kind === 'account' ? (
        <AccountPanel {...props} />
      ) : kind === 'barcode' ? (
        <BarcodePanel {...props} />
      ) : kind === 'link' ? (
        <PageLinkPanel {...props} />
      ) : null}
    </Suspense>
  );
}

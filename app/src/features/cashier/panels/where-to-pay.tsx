import type { PaymentReference, RepayWay } from '@kopa/contract/entities';
import { Skeleton } from '@kopa/ui/skeleton';
import { lazy, Suspense } from 'react';
import { kindOf } from '../ask-for-reference.ts';
import { AccountPanel } from './account.tsx';
import { ByHandPanel } from './by-hand.tsx';
import { PageLinkPanel } from './page-link.tsx';

// The others come with the screen: one that unfolds later moves the rows below it under somebody's thumb.
const BarcodePanel = lazy(() => import('./barcode.tsx'));

/** What a panel is given. */
export interface WhereToPayProps {
  way: RepayWay;
  /** Integer cents; null: no amount that can be paid has been entered. */
  amountCents: number | null;
  /** What the lender gave for this way and amount; null: nothing yet. */
  given: PaymentReference | null;
}

/** Where and with what to pay by a way, each number with a button that copies it; nothing for a prompt. */
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

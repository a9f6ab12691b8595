import { lazy, Suspense, type ReactNode } from 'react';
import { hasNative } from '../bridge/bridge.ts';
import { policy } from '../session/policy.ts';

const AskUpFront = lazy(() => import('./ask-up-front.tsx'));
const ConsentOffer = lazy(() => import('./consent-offer.tsx'));

/** Whether data collection is possible here: never in a browser, which asks no question. */
const mayCollect = () => hasNative() && policy().deviceData !== 'none';

/** Wraps the first screen of an application: asks first where the policy demands. */
export function BeforeApplying({ children }: { children: ReactNode }) {
  return mayCollect() ? <AskUpFront>{children}</AskUpFront> : children;
}

/** A link to the permissions for a borrower without answers. Nothing waits for it. */
export function OfferConsent() {
  if (!mayCollect()) return null;
  return (
    <Suspense>
      <ConsentOffer />
    </Suspense>
  );
}

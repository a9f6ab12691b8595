import { lazy, Suspense, type ReactNode } from 'react';
import { hasNative } from '../bridge/bridge.ts';
import { policy } from '../session/policy.ts';

const AskUpFront = lazy(() => import('./ask-up-front.tsx'));
const ConsentOffer = lazy(() => import('./consent-offer.tsx'));

/** Whether anything could be collected here: in a browser nothing ever is, and then nobody is asked. */
const mayCollect = () => hasNative() && policy().deviceData !== 'none';

/** Around the screen that starts an application: asks first where the policy says so. */
export function BeforeApplying({ children }: { children: ReactNode }) {
  return mayCollect() ? <AskUpFront>{children}</AskUpFront> : children;
}

/** On that screen: the way to what may be shared, for who was not asked yet. Nothing waits for it. */
export function OfferConsent() {
  if (!mayCollect()) return null;
  return (
    <Suspense>
      <ConsentOffer />
    </Suspense>
  );
}

import { requestTimeout } from '@kopa/contract/wire/headers';
import { BottomSheet } from '@kopa/ui/bottom-sheet';
import { lazy, Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

/** A command gives up first and says why itself. */
const timeout = requestTimeout + 5_000;

interface Held {
  open: boolean;
  label: string;
  timeout: number;
}

/** Fetched when the screen is there, and at hand long before the borrower has read it and taps. */
const Overlay = lazy<ComponentType<Held>>(() =>
  import('@kopa/ui/loading-overlay').then(
    ({ LoadingOverlay }) => ({ default: LoadingOverlay }),
    () => ({ default: HoldingSheet }),
  ),
);

/** Holds the page until the overlay has come, or in its place when it cannot be fetched: the sheet is on the page already. */
function HoldingSheet({ open, label }: Held) {
  return (
    <BottomSheet open={open} onOpenChange={() => undefined} title={label} end={<span />}>
      {null}
    </BottomSheet>
  );
}

/**
 * Holds the page while a command is on its way that nothing may contradict meanwhile, as collecting or cancelling a loan. Gone
 * with any end of the command: an answer, a refusal, a lost line (S8-09).
 */
export function HoldWhile({ busy }: { busy: boolean }) {
  const { t } = useTranslation('application');
  const held = { open: busy, label: t('sending'), timeout };
  return (
    <Suspense fallback={<HoldingSheet {...held} />}>
      <Overlay {...held} />
    </Suspense>
  );
}

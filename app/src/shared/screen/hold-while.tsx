import { requestTimeout } from '@kopa/contract/wire/headers';
import { BottomSheet } from '@kopa/ui/bottom-sheet';
import { lazy, Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

/** A command's own timeout is shorter and explains itself. */
const timeout = requestTimeout + 5_000;

interface Held {
  open: boolean;
  label: string;
  timeout: number;
  unseen: boolean;
}

/** Fetched when the screen is shown, well before the borrower has read it and taps. */
const Overlay = lazy<ComponentType<Held>>(() =>
  import('@kopa/ui/loading-overlay').then(
    ({ LoadingOverlay }) => ({ default: LoadingOverlay }),
    () => ({ default: HoldingSheet }),
  ),
);

/**
 * Blocks the page until the overlay is loaded, or in its place when it cannot be loaded: the sheet's code is
 * already there.
 */
function HoldingSheet({ open, label }: Held) {
  return (
    <BottomSheet open={open} onOpenChange={() => undefined} title={label} end={<span />}>
      {null}
    </BottomSheet>
  );
}

/**
 * Blocks the page during a command that nothing may contradict, such as collecting or cancelling a loan. The
 * command's button shows the activity.
 * Released at any end of the command: an answer, a refusal, a lost connection (S8-09).
 */
export function HoldWhile({ busy }: { busy: boolean }) {
  const { t } = useTranslation('application');
  const held = { open: busy, label: t('sending'), timeout, unseen: true };
  return (
    <Suspense fallback={<HoldingSheet {...held} />}>
      <Overlay {...held} />
    </Suspense>
  );
}

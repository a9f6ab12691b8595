import { lazy, Suspense, useState, type ReactNode } from 'react';

const HelpSheet = lazy(() => import('./help-sheet.tsx'));

/** The contacts of customer service: opens the sheet, and the sheet itself, fetched when first opened. */
export function useHelp(): [open: () => void, sheet: ReactNode] {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const sheet = asked && (
    <Suspense>
      <HelpSheet open={open} onOpenChange={setOpen} />
    </Suspense>
  );
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  return [show, sheet];
}

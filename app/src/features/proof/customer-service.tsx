import { Button } from '@kopa/ui/button';
import { Phone } from '@kopa/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const HelpSheet = lazy(() => import('../../shared/screen/help-sheet.tsx'));

/** A button that opens the contacts. */
export function CustomerService() {
  const { t } = useTranslation('shell');
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        block
        icon={<Phone aria-hidden />}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {t('help.title')}
      </Button>
      {asked && (
        <Suspense>
          <HelpSheet open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

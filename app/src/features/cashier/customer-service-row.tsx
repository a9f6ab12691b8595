import { Phone } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const HelpSheet = lazy(() => import('../../shared/screen/help-sheet.tsx'));

/** A row that opens the customer service contacts. */
export function CustomerServiceRow() {
  const { t } = useTranslation('cashier');
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <ListRow
        icon={<Phone aria-hidden />}
        label={t('service')}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      />
      {asked && (
        <Suspense>
          <HelpSheet open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

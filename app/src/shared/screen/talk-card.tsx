import { Card } from '@kopa/ui/card';
import { Phone } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const HelpSheet = lazy(() => import('./help-sheet.tsx'));

/** "Talk to a person": a row that opens the contacts of customer service. */
export function TalkRow() {
  const { t } = useTranslation('shell');
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <ListRow
        icon={<Phone aria-hidden />}
        label={t('help.title')}
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

/** A person to talk to, at the end of a page that leads no further. */
export default function TalkCard(): ReactNode {
  return (
    <Card flush>
      <TalkRow />
    </Card>
  );
}

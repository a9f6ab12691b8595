import { Card } from '@kopa/ui/card';
import { Phone } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHelp } from './use-help.tsx';

/** "Talk to a person": a row that opens the contacts of customer service. */
export function TalkRow() {
  const { t } = useTranslation('shell');
  const [open, sheet] = useHelp();
  return (
    <>
      <ListRow icon={<Phone aria-hidden />} label={t('help.title')} onClick={open} />
      {sheet}
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

import { Card } from '@kopa/ui/card';
import { Smartphone } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { useTranslation } from 'react-i18next';
import { navigate } from '../address/navigation.ts';
import { unsentHere } from './unsent-answers.ts';
import { neverAnswered, useConsents } from './use-consents.ts';

/** A row with a link to the permissions until each is answered once; ignoring the row shares nothing. */
export default function ConsentOffer() {
  const { t } = useTranslation('permissions');
  const { consents } = useConsents();
  if (!consents || neverAnswered(consents.consents, unsentHere()).length === 0) return null;
  return (
    <Card flush>
      <ListRow
        icon={<Smartphone aria-hidden />}
        label={t('title')}
        caption={t('offer')}
        onClick={() => navigate('/pd_pop')}
      />
    </Card>
  );
}

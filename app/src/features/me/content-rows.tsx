import { Card } from '@kopa/ui/card';
import { CircleQuestionMark } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { LegalRows } from '../../shared/screen/legal-rows.tsx';

/** Links to questions, terms and privacy. */
export function ContentRows() {
  const { t } = useTranslation('content');
  return (
    <Card flush>
      <ListRow
        icon={<CircleQuestionMark aria-hidden />}
        label={t('faq.title')}
        onClick={() => navigate('/user_center/faq')}
      />
      <LegalRows />
    </Card>
  );
}

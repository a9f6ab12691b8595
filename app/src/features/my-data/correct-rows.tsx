import { Card } from '@kopa/ui/card';
import { MessageCircle, Pencil } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { positionOf, screenOf } from '../../shared/order/application-steps.ts';
import { useLatestOrder } from '../../shared/order/use-latest-order.ts';

/**
 * The places for corrections: the forms during an open application, otherwise customer service by feedback.
 */
export function CorrectRows() {
  const { t } = useTranslation('account');
  const { data } = useLatestOrder();
  const step = data?.order?.step;
  const open = step !== undefined && positionOf(step) >= 0;
  return (
    <Card flush heading={t('myData.wrong')}>
      {open && (
        <ListRow
          icon={<Pencil aria-hidden />}
          label={t('myData.correctForms')}
          caption={t('myData.correctFormsCaption')}
          onClick={() => navigate(screenOf(step))}
        />
      )}
      <ListRow
        icon={<MessageCircle aria-hidden />}
        label={t('myData.correctFeedback')}
        caption={t('myData.correctFeedbackCaption')}
        onClick={() => navigate('/feedback/add_feedback')}
      />
    </Card>
  );
}

import { feedbackRedDot } from '@kopa/contract/calls/feedback';
import { MessageCircle } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { RedDot } from '../../shared/screen/red-dot.tsx';

/** The link to feedback, with a red dot for unread messages of customer service (S7-79). */
export function FeedbackRow() {
  const { t } = useTranslation('me');
  const { data } = useQuery({
    queryKey: queryKeys.feedbackRedDot,
    queryFn: () => send(feedbackRedDot, {}),
  });
  return (
    <ListRow
      icon={<MessageCircle aria-hidden />}
      label={t('feedback')}
      end={data?.redDot && <RedDot>{t('newAnswer')}</RedDot>}
      onClick={() => navigate('/feedback/feedback_list')}
    />
  );
}

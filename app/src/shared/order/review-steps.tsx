import type { Order } from '@kopa/contract/entities';
import { ProgressList } from '@kopa/ui/progress-list';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/format.ts';

/** The steps of the wait for the answer, on home and on the screen of the wait. */
export function ReviewSteps({
  order,
  checking,
}: {
  order: Order;
  /** Below the current step. Default: what is checked. */
  checking?: string;
}) {
  const { t } = useTranslation('review');
  const format = useFormat();
  return (
    <ProgressList
      items={[
        {
          state: 'done',
          title: t('waiting.received'),
          caption: t('waiting.receivedCaption', {
            time: format.time(order.submittedAt ?? order.createTime),
            sum: format.money(order.loanAmount),
            days: order.tenure,
          }),
        },
        { state: 'now', title: t('waiting.checking'), caption: checking ?? t('waiting.checkingCaption') },
        {
          state: 'todo',
          title: t('waiting.answer'),
          caption: [
            order.payout && t('waiting.answerTo', { number: order.payout.maskedNumber }),
            t('waiting.answerCaption'),
          ]
            .filter(Boolean)
            .join(' '),
        },
      ]}
    />
  );
}

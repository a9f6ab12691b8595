import { deskRefunds } from '@kopa/contract/desk/calls/refunds';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useTitle } from '../../shared/screen/page-head.tsx';
import { ChooseOne } from '../../shared/work/choose-one.tsx';
import { QueueList } from '../../shared/work/queue-list.tsx';
import { QueuePanes } from '../../shared/work/queue-panes.tsx';
import { useQueueKeys } from '../../shared/work/use-queue-keys.ts';
import { useQueuePages } from '../../shared/work/use-queue-pages.ts';
import { RefundPanel } from './refund-panel.tsx';

const addressOf = (item: string) => `/refunds/${item}`;

/** The refunds that wait for a person: the list by promise, and one of them. */
export default function RefundsPage() {
  const { t } = useTranslation('desk');
  const { money } = useFormat();
  const { id } = useParams();
  useTitle(t('nav.refunds'));
  const { query, items, counts } = useQueuePages(queryKeys.refundQueue, (cursor, signal) =>
    send(deskRefunds, { cursor }, { signal }),
  );
  const onNextFree = useQueueKeys(items, id, addressOf);
  const list = (
    <QueueList
      title={t('nav.refunds')}
      counts={counts}
      filters={[{ id: 'open', label: t('suspense.all'), to: '/refunds', count: counts?.open }]}
      filter="open"
      query={query}
      items={items}
      openId={id}
      addressOf={addressOf}
      row={(item) => ({
        title: money(item.cents),
        line: `${item.borrower.name || item.borrower.phone} · ${t(`refunds.reason.${item.because}`)}`,
        foot: item.isAsked ? t('nav.second') : t('refunds.order', { orderNo: item.orderNo }),
      })}
      empty={{
        title: t('refunds.empty'),
        body: t('refunds.emptyBody', { hours: deskRules.promiseHours.refunds }),
      }}
      foot={
        counts ? (
          <p className="border-t border-decor px-4 py-3 text-caption text-muted">
            {t('refunds.sum', { sum: money(counts.sumCents) })}
          </p>
        ) : null
      }
    />
  );
  const item = items?.find((each) => each.id === id);
  const main = item ? (
    <RefundPanel key={item.id} item={item} onNextFree={onNextFree} />
  ) : id !== undefined && items ? (
    <ChooseOne title={t('refunds.gone')} body={t('refunds.goneBody')} />
  ) : (
    <ChooseOne title={t('refunds.choose')} body={t('refunds.chooseBody')} />
  );
  return (
    <QueuePanes
      title={t('nav.refunds')}
      list={list}
      item={{ id: 'refund', label: t('refunds.detail'), content: main }}
      isOpen={id !== undefined}
    />
  );
}

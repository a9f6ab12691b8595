import { deskPayouts } from '@kopa/contract/desk/calls/payouts';
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
import { PayoutPanel } from './payout-panel.tsx';

const addressOf = (item: string) => `/payouts/${item}`;

/** Payouts that are held or have no outcome for long, by promise, and one of them. */
export default function PayoutsPage() {
  const { t } = useTranslation('desk');
  const { money } = useFormat();
  const { id } = useParams();
  useTitle(t('nav.payouts'));
  const { query, items, counts } = useQueuePages(queryKeys.payoutQueue, (cursor, signal) =>
    send(deskPayouts, { cursor }, { signal }),
  );
  const onNextFree = useQueueKeys(items, id, addressOf);
  const list = (
    <QueueList
      title={t('nav.payouts')}
      counts={counts}
      filters={[{ id: 'open', label: t('suspense.all'), to: '/payouts', count: counts?.open }]}
      filter="open"
      query={query}
      items={items}
      openId={id}
      addressOf={addressOf}
      row={(item) => ({
        title: money(item.cents),
        line: `${item.borrower.name || item.borrower.phone} · ${t(`payouts.state.${item.state}`)}`,
        foot: item.isAsked ? t('nav.second') : t('refunds.order', { orderNo: item.orderNo }),
      })}
      empty={{
        title: t('payouts.empty'),
        body: t('payouts.emptyBody', { hours: deskRules.promiseHours.payouts }),
      }}
    />
  );
  const item = items?.find((each) => each.id === id);
  const main = item ? (
    <PayoutPanel key={item.id} item={item} onNextFree={onNextFree} />
  ) : id !== undefined && items ? (
    <ChooseOne title={t('payouts.gone')} body={t('payouts.goneBody')} />
  ) : (
    <ChooseOne title={t('refunds.choose')} body={t('refunds.chooseBody')} />
  );
  return (
    <QueuePanes
      title={t('nav.payouts')}
      list={list}
      item={{ id: 'payout', label: t('payouts.detail'), content: main }}
      isOpen={id !== undefined}
    />
  );
}

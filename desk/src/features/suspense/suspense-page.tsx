import { deskRules } from '@kopa/contract/desk/desk-rules';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../shared/language/format.ts';
import { isRefusal } from '../../shared/lender/desk-call-error.ts';
import { useTitle } from '../../shared/screen/page-head.tsx';
import { Waiting } from '../../shared/screen/waiting.tsx';
import { ChooseOne } from '../../shared/work/choose-one.tsx';
import { QueueList } from '../../shared/work/queue-list.tsx';
import { QueuePanes } from '../../shared/work/queue-panes.tsx';
import { useQueueKeys } from '../../shared/work/use-queue-keys.ts';
import { SuspensePanel } from './suspense-panel.tsx';
import { useSuspended, useSuspense } from './use-suspense.ts';

const addressOf = (item: string) => `/suspense/${item}`;

/** The payments that fit no loan by promise, and one of them beside the loans that it may be for. */
export default function SuspensePage() {
  const { t } = useTranslation('desk');
  const { money } = useFormat();
  const { id } = useParams();
  const [search, setSearch] = useSearchParams();
  const orderNo = search.get('order') ?? undefined;
  useTitle(id ?? t('nav.suspense'));
  const { query, items, counts } = useSuspense();
  const one = useSuspended(id, orderNo);
  const onNextFree = useQueueKeys(items, id, addressOf);
  const agrees = counts && counts.sumCents + counts.goingBackCents === counts.ledgerCents;
  const sums = counts && {
    sum: money(counts.sumCents),
    back: money(counts.goingBackCents),
    ledger: money(counts.ledgerCents),
  };
  const foot = !sums ? null : agrees ? (
    <p className="border-t border-decor p-4 text-caption text-muted">{t('suspense.foot', sums)}</p>
  ) : (
    <div className="border-t border-decor p-4">
      <Note tone="danger">{t('suspense.differs', sums)}</Note>
    </div>
  );
  const list = (
    <QueueList
      title={t('nav.suspense')}
      counts={counts}
      filters={[{ id: 'open', label: t('suspense.all'), to: '/suspense', count: counts?.open }]}
      filter="open"
      query={query}
      items={items}
      openId={id}
      addressOf={addressOf}
      row={(item) => ({
        title: money(item.cents),
        line: `${item.id} · ${item.typed || t('suspense.notTyped')}`,
        foot: item.isAsked ? t('nav.second') : item.isProved ? t('nav.proofs') : '',
      })}
      empty={{
        title: t('suspense.empty'),
        body: t('suspense.emptyBody', { hours: deskRules.promiseHours.suspense }),
      }}
      foot={foot}
    />
  );
  const main =
    id === undefined ? (
      <ChooseOne title={t('refunds.choose')} body={t('refunds.chooseBody')} />
    ) : isRefusal(one.error, 'itemGone') ? (
      <ChooseOne title={t('suspense.gone')} body={t('suspense.goneBody')} />
    ) : one.data ? (
      <SuspensePanel
        key={id}
        review={one.data}
        onNextFree={onNextFree}
        onLook={(wanted) => setSearch(wanted === '' ? {} : { order: wanted })}
      />
    ) : (
      <Waiting query={one} />
    );
  return (
    <QueuePanes
      title={t('nav.suspense')}
      list={list}
      item={{ id: 'payment', label: t('suspense.detail'), content: main }}
      isOpen={id !== undefined}
    />
  );
}

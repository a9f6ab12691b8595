import { deskRules } from '@kopa/contract/desk/desk-rules';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useKeys } from '../../shared/keys/use-keys.ts';
import { useFormat } from '../../shared/language/format.ts';
import { useTitle } from '../../shared/screen/page-head.tsx';
import { ShowMore } from '../../shared/screen/show-more.tsx';
import { Stale } from '../../shared/screen/stale.tsx';
import { useNow } from '../../shared/screen/use-now.ts';
import { Waiting } from '../../shared/screen/waiting.tsx';
import { ChooseOne } from '../../shared/work/choose-one.tsx';
import { QueuePanes } from '../../shared/work/queue-panes.tsx';
import { QueueRow } from '../../shared/work/queue-row.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { useRefunds } from './use-refunds.ts';

/** The refunds that wait for a person: the list by promise, and one of them. */
export default function RefundsPage() {
  const { t } = useTranslation('desk');
  const { id } = useParams();
  useTitle(t('nav.refunds'));
  const refunds = useRefunds();
  const navigate = useNavigate();
  const open = (next: string | undefined) => {
    if (next) void navigate(`/refunds/${next}`);
  };
  const items = refunds.items ?? [];
  const here = items.findIndex((item) => item.id === id);
  const nextFree = items.find((item) => item.owner === null && item.id !== id)?.id;
  useKeys({
    j: () => open(items[Math.min(here + 1, items.length - 1)]?.id),
    k: () => open(items[Math.max(here - 1, 0)]?.id),
    n: () => open(nextFree),
  });
  const item = items[here];
  const main = item ? (
    <RefundPanel key={item.id} item={item} onNextFree={nextFree && (() => open(nextFree))} />
  ) : id !== undefined && refunds.items ? (
    <ChooseOne title={t('refunds.gone')} body={t('refunds.goneBody')} />
  ) : (
    <ChooseOne title={t('refunds.choose')} body={t('refunds.chooseBody')} />
  );
  return (
    <QueuePanes
      title={t('nav.refunds')}
      list={<RefundList refunds={refunds} openId={id} />}
      item={{ id: 'refund', label: t('refunds.detail'), content: main }}
      isOpen={id !== undefined}
    />
  );
}

function RefundList({
  refunds: { query, items, counts },
  openId,
}: {
  refunds: ReturnType<typeof useRefunds>;
  openId: string | undefined;
}) {
  const { t } = useTranslation('desk');
  const { count, money } = useFormat();
  const now = useNow();
  return (
    <div className="flex min-h-full flex-col">
      <div className="flex flex-wrap items-baseline justify-between gap-2 border-b border-decor p-4">
        <h2 className="text-title text-ink">{t('nav.refunds')}</h2>
        {counts ? (
          <p className="text-caption text-muted">
            {t('refunds.counts', {
              open: count(counts.open),
              late: count(counts.late),
              sum: money(counts.sumCents),
            })}
          </p>
        ) : null}
      </div>
      {items ? (
        <>
          <Stale query={query} />
          {items.length === 0 ? (
            <ChooseOne
              title={t('refunds.empty')}
              body={t('refunds.emptyBody', { hours: deskRules.promiseHours.refunds })}
            />
          ) : null}
          <ul>
            {items.map((item) => (
              <QueueRow
                key={item.id}
                item={item}
                now={now}
                open={item.id === openId}
                to={`/refunds/${item.id}`}
                title={money(item.cents)}
                line={`${item.borrower.name || item.borrower.phone} · ${t(`refunds.reason.${item.because}`)}`}
                foot={item.isAsked ? t('nav.second') : t('refunds.order', { orderNo: item.orderNo })}
              />
            ))}
          </ul>
          <ShowMore query={query} block />
        </>
      ) : (
        <Waiting query={query} />
      )}
    </div>
  );
}

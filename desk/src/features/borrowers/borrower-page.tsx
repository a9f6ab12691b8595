import { deskBorrowerPage } from '@kopa/contract/desk/calls/borrowers';
import type { BorrowerPage as Page, BorrowersOrder } from '@kopa/contract/desk/borrower-entities';
import { orderStatus } from '@kopa/contract/order-steps';
import { Avatar } from '@kopa/ui/avatar';
import { Note } from '@kopa/ui/note';
import { PaneLayout } from '@kopa/ui/pane-layout';
import { StatusChip } from '@kopa/ui/status-chip';
import { TabLinks } from '@kopa/ui/tabs';
import { Button } from '@kopa/ui/button';
import { ArrowLeft } from '@kopa/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useHref, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { marketDay, useFormat } from '../../shared/language/format.ts';
import { useKeys } from '../../shared/keys/use-keys.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { ChoiceBox } from '../../shared/screen/choice-box.tsx';
import { useTitle } from '../../shared/screen/page-head.tsx';
import { Stale } from '../../shared/screen/stale.tsx';
import { Waiting } from '../../shared/screen/waiting.tsx';
import { ApplicationTab } from './application-tab.tsx';
import { BorrowerSide } from './borrower-side.tsx';
import { LoanTab } from './loan-tab.tsx';
import { placeOf, tabs, type Tab } from '../../shared/work/place-of.ts';
import { NotesTab } from './notes-tab.tsx';
import { RecordTab } from './record-tab.tsx';
import { statusTone } from './status-tone.ts';

/** One borrower: the loan explained, the application, the record, and contact and sessions beside them. */
export default function BorrowerPage() {
  const { t } = useTranslation('desk');
  const { id = '', tab: named, orderNo } = useParams();
  const [search, setSearch] = useSearchParams();
  useTitle(orderNo ?? t('nav.borrowers'));
  const query = useQuery({
    queryKey: queryKeys.borrower(id),
    queryFn: ({ signal }) => send(deskBorrowerPage, { id }, { signal }),
  });
  const sideOpen = search.get('pane') === 'contact';
  const setSide = (open: boolean) =>
    setSearch((now) => {
      if (open) now.set('pane', 'contact');
      else now.delete('pane');
      return now;
    });
  useKeys({ i: () => setSide(!sideOpen) });
  const page = query.data;
  if (!page) return <Waiting query={query} rows={10} />;
  const tab = tabs.find((each) => each === named) ?? 'loan';
  const newest = page.orders[0]?.orderNo;
  if (orderNo === undefined && newest !== undefined)
    return <Navigate to={placeOf(id, newest, tab)} replace />;
  const order = page.orders.find((each) => each.orderNo === orderNo);
  const main = (
    <div className="flex min-h-full flex-col">
      <Head page={page} order={order} tab={tab} sideOpen={sideOpen} onSide={() => setSide(!sideOpen)} />
      <Stale query={query} />
      {page.erasedAt === null ? null : <Erased page={page} />}
      {tab === 'record' ? (
        <RecordTab id={id} />
      ) : tab === 'notes' ? (
        <NotesTab key={orderNo} page={page} orderNo={order?.orderNo} />
      ) : !order ? (
        <p className="px-6 py-4 text-body text-muted max-[44.99rem]:px-4">{t('loan.none')}</p>
      ) : tab === 'application' ? (
        <ApplicationTab id={id} orderNo={order.orderNo} />
      ) : order.isLoan ? (
        <LoanTab key={order.orderNo} id={id} orderNo={order.orderNo} />
      ) : (
        <p className="px-6 py-4 text-body text-muted max-[44.99rem]:px-4">
          {t('loan.notRunning', { orderNo: order.orderNo })}
        </p>
      )}
    </div>
  );
  return (
    <PaneLayout
      panes={[
        { id: 'main', label: t('borrowers.one'), kind: 'main', content: main },
        {
          id: 'side',
          label: t('borrowers.contact'),
          kind: 'side',
          content: <BorrowerSide page={page} onClose={() => setSide(false)} />,
        },
      ]}
      front={sideOpen ? 'side' : 'main'}
      sideOpen={sideOpen}
    />
  );
}

function Erased({ page: { erasedAt, keptUntil } }: { page: Page }) {
  const { t } = useTranslation('desk');
  const { day } = useFormat();
  return (
    <div className="px-6 pb-4 max-[44.99rem]:px-4">
      <Note tone="info" title={t('borrowers.erased', { day: day(marketDay(erasedAt ?? 0)) })}>
        {keptUntil === null ? t('borrowers.erasedWhole') : t('borrowers.erasedKept', { day: day(keptUntil) })}
      </Note>
    </div>
  );
}

function Head({
  page: { borrower, orders, erasedAt },
  order,
  tab,
  sideOpen,
  onSide,
}: {
  page: Page;
  order: BorrowersOrder | undefined;
  tab: Tab;
  sideOpen: boolean;
  onSide: () => void;
}) {
  const { t } = useTranslation(['desk', 'enumerations']);
  const { sum, day } = useFormat();
  const navigate = useNavigate();
  const { id } = borrower;
  const root = useHref('/').replace(/\/$/, '');
  const addressOf = (each: Tab) => placeOf(id, order?.orderNo ?? '', each);
  const status = order && orderStatus(order.step);
  return (
    <>
      <Link
        to="/borrowers"
        className="flex min-h-11 items-center gap-2 px-4 text-body text-link min-[45rem]:hidden"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {t('nav.borrowers')}
      </Link>
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2 px-6 py-4 max-[44.99rem]:px-4 max-[44.99rem]:pt-0">
        <Avatar name={borrower.name} className="max-[44.99rem]:hidden" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="text-heading text-ink">
              {borrower.name || t(erasedAt === null ? 'loan.unnamed' : 'borrowers.nameErased')}
            </h1>
            {status ? (
              <StatusChip tone={statusTone(status)}>{t(`enumerations:orderStatus.${status}`)}</StatusChip>
            ) : null}
          </div>
          <p className="text-caption text-muted">
            {order
              ? t('borrowers.order', {
                  orderNo: order.orderNo,
                  sum: sum(order.amountCents),
                  day: day(marketDay(order.createdAt)),
                })
              : t('borrowers.noOrder')}
          </p>
        </div>
        {orders.length > 1 ? (
          <ChoiceBox
            label={t('borrowers.orders')}
            value={order?.orderNo ?? ''}
            options={orders.map(({ orderNo, createdAt }) => ({
              value: orderNo,
              label: `${orderNo} · ${day(marketDay(createdAt))}`,
            }))}
            onChange={(orderNo) => void navigate(placeOf(id, orderNo, tab))}
          />
        ) : null}
        <div className="lg:hidden">
          <Button variant="outline" aria-expanded={sideOpen} aria-keyshortcuts="i" onClick={onSide}>
            {t('borrowers.contact')}
          </Button>
        </div>
      </header>
      <TabLinks
        label={t('borrowers.parts')}
        items={tabs.map((each) => ({
          id: each,
          label: t(`borrowers.tab.${each}`),
          href: `${root}${addressOf(each)}`,
          current: each === tab,
        }))}
        onSelect={(each) => void navigate(addressOf(each as Tab))}
        className="px-4 max-[44.99rem]:px-2"
      />
    </>
  );
}

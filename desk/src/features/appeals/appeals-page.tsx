import { PaneLayout } from '@kopa/ui/pane-layout';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../shared/language/format.ts';
import { isRefusal } from '../../shared/lender/desk-call-error.ts';
import { useTitle } from '../../shared/screen/page-head.tsx';
import { useNow } from '../../shared/screen/use-now.ts';
import { Waiting } from '../../shared/screen/waiting.tsx';
import { ChooseOne } from '../../shared/work/choose-one.tsx';
import { QueueList } from '../../shared/work/queue-list.tsx';
import { QueueRow } from '../../shared/work/queue-row.tsx';
import { useQueueKeys } from '../../shared/work/use-queue-keys.ts';
import { AppealPanel } from './appeal-panel.tsx';
import { appealFilters, useAppeal, useAppeals } from './use-appeals.ts';

/** Appeals against a rejection by promise, and one of them with the borrower's words and the two answers. */
export default function AppealsPage() {
  const { t } = useTranslation('desk');
  const { money, moment } = useFormat();
  const { id } = useParams();
  const [search] = useSearchParams();
  const now = useNow();
  const state = appealFilters.find((each) => each === search.get('state')) ?? 'open';
  const { query, items, counts } = useAppeals(state);
  const one = useAppeal(id);
  useTitle(id === undefined ? t('nav.appeals') : t('appeals.of', { orderNo: id }));
  const addressOf = (item: string) => `/appeals/${item}?state=${state}`;
  const onNextFree = useQueueKeys(items, id, addressOf);
  const list = (
    <QueueList
      title={t('nav.appeals')}
      counts={counts}
      filters={appealFilters.map((each) => ({
        id: each,
        label: t(`proofs.filter.${each}`),
        to: `/appeals?state=${each}`,
        count: each === 'open' ? counts?.open : undefined,
      }))}
      filter={state}
      query={query}
      items={items}
      row={(item) => (
        <QueueRow
          item={item}
          now={now}
          open={item.id === id}
          to={addressOf(item.id)}
          title={item.borrower.name || item.borrower.phone}
          line={[money(item.cents), ...item.reasons.map((reason) => t(`appeals.reason.${reason}`))].join(
            ' · ',
          )}
          undue={t(`appeals.state.${item.state}`)}
          foot={item.isAsked ? t('nav.second') : item.dueAt === null ? moment(item.since) : item.id}
        />
      )}
      empty={{
        title: t(`appeals.empty.${state}`),
        body: state === 'open' ? t('appeals.empty.body') : undefined,
      }}
    />
  );
  const main =
    id === undefined ? (
      <ChooseOne title={t('refunds.choose')} body={t('refunds.chooseBody')} />
    ) : one.data ? (
      <AppealPanel
        key={id}
        query={one}
        review={one.data}
        back={`/appeals?state=${state}`}
        onNextFree={onNextFree}
      />
    ) : isRefusal(one.error, 'itemGone') ? (
      <ChooseOne title={t('appeals.gone')} body={t('appeals.goneBody')} />
    ) : (
      <Waiting query={one} />
    );
  return (
    <>
      {/* On a small page the pane with the visible heading may be away. */}
      <h1 className="sr-only">{t('nav.appeals')}</h1>
      <PaneLayout
        panes={[
          { id: 'list', label: t('nav.appeals'), kind: 'list', content: list },
          { id: 'appeal', label: t('appeals.detail'), kind: 'main', content: main },
        ]}
        front={id === undefined ? 'list' : 'appeal'}
      />
    </>
  );
}

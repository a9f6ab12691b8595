import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useFormat } from '../../shared/language/format.ts';
import { isRefusal } from '../../shared/lender/desk-call-error.ts';
import { useTitle } from '../../shared/screen/page-head.tsx';
import { Waiting } from '../../shared/screen/waiting.tsx';
import { ChooseOne } from '../../shared/work/choose-one.tsx';
import { QueueList } from '../../shared/work/queue-list.tsx';
import { QueuePanes } from '../../shared/work/queue-panes.tsx';
import { useOpenOrDecided } from '../../shared/work/use-open-or-decided.ts';
import { useQueueKeys } from '../../shared/work/use-queue-keys.ts';
import { AppealPanel } from './appeal-panel.tsx';
import { useAppeal, useAppeals } from './use-appeals.ts';

/** Appeals against a rejection by promise, and one of them with the borrower's words and the two answers. */
export default function AppealsPage() {
  const { t } = useTranslation('desk');
  const { money, moment } = useFormat();
  const { id } = useParams();
  const { state, back, addressOf, filtersOf } = useOpenOrDecided('/appeals');
  const { query, items, counts } = useAppeals(state);
  const one = useAppeal(id);
  useTitle(id === undefined ? t('nav.appeals') : t('appeals.of', { orderNo: id }));
  const onNextFree = useQueueKeys(items, id, addressOf);
  const list = (
    <QueueList
      title={t('nav.appeals')}
      counts={counts}
      filters={filtersOf(counts)}
      filter={state}
      query={query}
      items={items}
      openId={id}
      addressOf={addressOf}
      row={(item) => ({
        title: item.borrower.name || item.borrower.phone,
        line: [money(item.cents), ...item.reasons.map((reason) => t(`appeals.reason.${reason}`))].join(' · '),
        undue: t(`appeals.state.${item.state}`),
        foot: item.isAsked ? t('nav.second') : item.dueAt === null ? moment(item.since) : item.id,
      })}
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
      <AppealPanel key={id} query={one} review={one.data} back={back} onNextFree={onNextFree} />
    ) : isRefusal(one.error, 'itemGone') ? (
      <ChooseOne title={t('appeals.gone')} body={t('appeals.goneBody')} />
    ) : (
      <Waiting query={one} />
    );
  return (
    <QueuePanes
      title={t('nav.appeals')}
      list={list}
      item={{ id: 'appeal', label: t('appeals.detail'), content: main }}
      isOpen={id !== undefined}
    />
  );
}

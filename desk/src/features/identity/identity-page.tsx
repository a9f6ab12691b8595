import { PaneLayout, type Pane } from '@kopa/ui/pane-layout';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../shared/language/format.ts';
import { useKeys } from '../../shared/keys/use-keys.ts';
import { isRefusal } from '../../shared/lender/desk-call-error.ts';
import { useTitle } from '../../shared/screen/page-head.tsx';
import { Waiting } from '../../shared/screen/waiting.tsx';
import { ChooseOne } from '../../shared/work/choose-one.tsx';
import { QueueList } from '../../shared/work/queue-list.tsx';
import { useOpenOrDecided } from '../../shared/work/use-open-or-decided.ts';
import { useQueueKeys } from '../../shared/work/use-queue-keys.ts';
import { IdentityDecision } from './identity-decision.tsx';
import { IdentitySheet } from './identity-sheet.tsx';
import { useIdentities, useIdentity } from './use-identity.ts';

/** Identities by promise; one of them with its photos, what was typed and read, and the decision. */
export default function IdentityPage() {
  const { t } = useTranslation('desk');
  const { moment } = useFormat();
  const { id } = useParams();
  const [search, setSearch] = useSearchParams();
  const { state, back, addressOf, filtersOf } = useOpenOrDecided('/identity');
  const sideOpen = search.get('pane') === 'decide';
  const { query, items, counts } = useIdentities(state);
  const one = useIdentity(id);
  useTitle(id === undefined ? t('nav.identity') : t('identity.of', { orderNo: id }));
  const onNextFree = useQueueKeys(items, id, addressOf);
  const setSide = (open: boolean) =>
    setSearch((before) => {
      if (open) before.set('pane', 'decide');
      else before.delete('pane');
      return before;
    });
  useKeys({ i: id === undefined ? undefined : () => setSide(!sideOpen) });
  const list: Pane = {
    id: 'list',
    label: t('nav.identity'),
    kind: 'list',
    content: (
      <QueueList
        title={t('nav.identity')}
        counts={counts}
        filters={filtersOf(counts)}
        filter={state}
        query={query}
        items={items}
        openId={id}
        addressOf={addressOf}
        row={(item) => ({
          title: item.borrower.name || item.borrower.phone,
          line: item.reasons.map((reason) => t(`identity.why.${reason}`)).join(' · '),
          undue: t(`identity.state.${item.state}`),
          foot: item.dueAt === null ? moment(item.since) : item.id,
        })}
        empty={{
          title: t(`identity.empty.${state}`),
          body: state === 'open' ? t('identity.empty.body') : undefined,
        }}
      />
    ),
  };
  const main = (content: Pane['content']): Pane => ({
    id: 'review',
    label: t('identity.review'),
    kind: 'main',
    content,
  });
  // The photos need the room of the list.
  const panes: Pane[] =
    id === undefined
      ? [list, main(<ChooseOne title={t('refunds.choose')} body={t('refunds.chooseBody')} />)]
      : [
          main(
            one.data ? (
              <IdentitySheet
                key={`${id} ${one.data.checkId}`}
                query={one}
                review={one.data}
                items={items ?? []}
                addressOf={addressOf}
                back={back}
                onDecide={() => setSide(true)}
              />
            ) : isRefusal(one.error, 'itemGone') ? (
              <ChooseOne title={t('identity.gone')} body={t('identity.goneBody')} />
            ) : (
              <Waiting query={one} />
            ),
          ),
        ];
  if (one.data)
    panes.push({
      id: 'side',
      label: t('proofs.decision'),
      kind: 'side',
      content: (
        <IdentityDecision
          key={`${one.data.item.id} ${one.data.checkId}`}
          review={one.data}
          onNextFree={onNextFree}
          onRefetch={one.refetch}
          onClose={() => setSide(false)}
        />
      ),
    });
  const front = id === undefined ? 'list' : sideOpen && one.data ? 'side' : 'review';
  return (
    <>
      {/* On a small page the pane with the visible heading may be away. */}
      <h1 className="sr-only">{t('nav.identity')}</h1>
      <PaneLayout panes={panes} front={front} sideOpen={sideOpen} />
    </>
  );
}

import { PaneLayout, type Pane } from '@kopa/ui/pane-layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../shared/language/format.ts';
import { useKeys } from '../../shared/keys/use-keys.ts';
import { useTitle } from '../../shared/screen/page-head.tsx';
import { QueueList } from '../../shared/work/queue-list.tsx';
import { ChooseOne } from '../../shared/work/choose-one.tsx';
import { useOpenOrDecided } from '../../shared/work/use-open-or-decided.ts';
import { useQueueKeys } from '../../shared/work/use-queue-keys.ts';
import { likelyOf } from './likely.ts';
import { ProofDecision } from './proof-decision.tsx';
import { ProofSheet } from './proof-sheet.tsx';
import { useProof, useProofs } from './use-proofs.ts';

/** Proofs by promise, one proof beside the payments that it may be about, and what accepting it does. */
export default function ProofsPage() {
  const { t } = useTranslation('desk');
  const { sum } = useFormat();
  const { id } = useParams();
  const [search, setSearch] = useSearchParams();
  const { state, back, addressOf, filtersOf } = useOpenOrDecided('/proofs');
  const receipt = search.get('receipt') ?? undefined;
  const sideOpen = search.get('pane') === 'decide';
  const { query, items, counts } = useProofs(state);
  const proof = useProof(id, receipt);
  const review = proof.data;
  useTitle(review ? t('proofs.number', { orderNo: review.item.orderNo }) : t('nav.proofs'));
  const [picked, setPicked] = useState<{ id: string; receipt: string } | null>(null);
  const chosen = picked?.id === id ? picked?.receipt : review && likelyOf(review);
  const payment = review?.payments.find((each) => each.receipt === chosen);
  const onNextFree = useQueueKeys(items, id, addressOf);
  const write = (name: string, value: string | null) =>
    setSearch((before) => {
      if (value === null) before.delete(name);
      else before.set(name, value);
      return before;
    });
  const setSide = (open: boolean) => write('pane', open ? 'decide' : null);
  useKeys({ i: id === undefined ? undefined : () => setSide(!sideOpen) });
  const panes: Pane[] = [
    {
      id: 'list',
      label: t('nav.proofs'),
      kind: 'list',
      content: (
        <QueueList
          title={t('nav.proofs')}
          counts={counts}
          filters={filtersOf(counts)}
          filter={state}
          query={query}
          items={items}
          openId={id}
          addressOf={addressOf}
          row={(item) => ({
            title: t('proofs.of', { sum: sum(item.amountCents) }),
            line: `${item.borrower.name || item.borrower.phone} · ${item.orderNo}`,
            undue: t(`proofs.state.${item.state}`),
            foot: item.dueAt === null ? '' : t(`proofs.state.${item.state}`),
          })}
          empty={{
            title: t(`proofs.empty.${state}`),
            body: state === 'open' ? t('proofs.empty.body') : undefined,
          }}
        />
      ),
    },
    {
      id: 'proof',
      label: t('proofs.proof'),
      kind: 'main',
      content:
        id === undefined ? (
          <ChooseOne title={t('feedback.none.title')} body={t('feedback.none.body')} />
        ) : (
          <ProofSheet
            key={id}
            query={proof}
            back={back}
            chosen={chosen}
            onChoose={(to) => setPicked({ id, receipt: to })}
            onLook={(wanted) => write('receipt', wanted === '' ? null : wanted)}
            onDecide={() => setSide(true)}
          />
        ),
    },
  ];
  if (review)
    panes.push({
      id: 'side',
      label: t('proofs.decision'),
      kind: 'side',
      content: (
        <ProofDecision
          key={review.item.id}
          review={review}
          payment={payment}
          onNextFree={onNextFree}
          onRefetch={proof.refetch}
          onClose={() => setSide(false)}
        />
      ),
    });
  const front = id === undefined ? 'list' : sideOpen && review ? 'side' : 'proof';
  return (
    <>
      {/* On a small page the pane with the visible heading may be away. */}
      <h1 className="sr-only">{t('nav.proofs')}</h1>
      <PaneLayout panes={panes} front={front} sideOpen={sideOpen} />
    </>
  );
}

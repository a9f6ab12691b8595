import { confirmProductInfo, getMoney, getMoneyContract } from '@kopa/contract/calls/loan';
import type { KeyFacts, Order } from '@kopa/contract/entities';
import { mayCancel, orderSteps } from '@kopa/contract/order-steps';
import { ticked } from '@kopa/contract/sections/fields';
import { Amount } from '@kopa/ui/amount';
import { Button } from '@kopa/ui/button';
import { Phone } from '@kopa/ui/icons';
import { Note } from '@kopa/ui/note';
import { RhfAgreementCheck } from '@kopa/ui/react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../shared/address/link.tsx';
import * as z from 'zod/mini';
import { GoTo } from '../../shared/address/go-to.tsx';
import { navigate } from '../../shared/address/navigation.ts';
import { ContractForm, useContractForm } from '../../shared/form/contract-form.tsx';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { queryClient, queryKeys } from '../../shared/lender/queries.ts';
import { ChangedTerms, useTermsChanges } from '../../shared/screen/changed-terms.tsx';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { useCommand } from '../../shared/lender/use-command.ts';
import { screenOf } from '../../shared/order/application-steps.ts';
import { clearDraft, readDraft, writeDraft } from '../../shared/draft/draft.ts';
import { useOrderMoved } from '../../shared/order/application-page.tsx';
import { useLatestOrder } from '../../shared/order/use-latest-order.ts';
import { HoldWhile } from '../../shared/screen/hold-while.tsx';
import { Page } from '../../shared/screen/page.tsx';
import { Wait } from '../../shared/screen/query-view.tsx';
import { policy } from '../../shared/session/policy.ts';
import { KeyFactsCard } from './key-facts-card.tsx';
import { MarkedText } from '../../shared/language/marked-text.tsx';

const AgreementSheet = lazy(() => import('./agreement-sheet.tsx'));
const CollectCodeSheet = lazy(() => import('./collect-code-sheet.tsx'));

const section = 'offer';
/** The refusals that the page itself explains. */
const explained = new Set(['collectCodeMissing', 'offerChanged']);
const schema = z.object({ agreed: ticked('agreement') });

/** /borrow/confirm_borrow: the key facts, the agreement, and the collect button. */
export default function OfferScreen() {
  // All texts of its parts: a part that waits for its own texts would suspend the screen.
  const { t } = useTranslation(['offer', 'validation', 'application']);
  const latest = useLatestOrder();
  const [opened, setOpened] = useState<Order | null>(null);
  const order = opened ?? latest.data?.order ?? null;
  const facts = useQuery({
    queryKey: queryKeys.keyFacts(order?.orderNo ?? ''),
    queryFn: () => send(confirmProductInfo, { orderNo: order!.orderNo }),
    enabled: order !== null && isOffered(order),
  });
  if (order && isOffered(order)) {
    if (!opened) setOpened(order);
  } else if (latest.data && latest.isCurrent) return <GoTo to={order ? screenOf(order.step) : '/'} />;
  if (!order || !facts.data)
    return (
      <Page title={t('title')}>
        <Wait queries={[latest, facts]} shape="ledger" rows={6} />
      </Page>
    );
  return <Offer order={order} facts={facts.data} />;
}

function isOffered({ step }: Order): boolean {
  return step === orderSteps.confirm || step === orderSteps.getMoney;
}

function Offer({ order, facts }: { order: Order; facts: KeyFacts }) {
  const { t } = useTranslation(['offer', 'validation', 'application']);
  const format = useFormat();
  const moved = useOrderMoved();
  const { orderNo } = order;
  const confirmed = order.step === orderSteps.getMoney;
  // The tick is kept while the agreement is read, with the terms that it agreed to.
  const [ticked] = useState(() => readDraft(orderNo, section).values['fingerprint']);
  const form = useContractForm(schema, { agreed: confirmed || ticked === facts.fingerprint });
  const { before, change, refuse } = useTermsChanges(facts, facts.fingerprint);
  const isOutdated = ticked !== undefined && ticked !== facts.fingerprint;
  const isChanged = !confirmed && (change !== null || isOutdated);
  // An agreement is to the terms that were read: each change needs another tick.
  useEffect(() => {
    if (confirmed || (change === null && !isOutdated)) return;
    form.setValue('agreed', false);
    clearDraft(orderNo, section);
  }, [form, orderNo, confirmed, change, isOutdated]);
  const [reading, setReading] = useState<boolean>();
  const [code, setCode] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const command = useCommand({
    scope: `collect:${orderNo}`,
    commits: true,
    // Agreement and collection are two commands of one tap; each is repeatable, so that a killed page
    // continues from either.
    send: async ({ fingerprint }: { fingerprint: string }, { idempotencyKey }) => {
      if (!confirmed)
        await send(
          getMoneyContract,
          { orderNo, agreed: true, fingerprint },
          { idempotencyKey: `${idempotencyKey}.agree` },
        );
      return send(getMoney, { orderNo }, { idempotencyKey });
    },
    onDone: (result) => {
      clearDraft(orderNo, section);
      moved(result.order);
    },
    onFailed: (error) => {
      if (error.failure === 'offerChanged') {
        refuse();
        void queryClient.invalidateQueries({ queryKey: queryKeys.keyFacts(orderNo) });
      }
      // This lender demands a code before the disbursement (S7-42); the agreement stays accepted.
      if (error.failure === 'collectCodeMissing') setCode('open');
    },
  });
  return (
    <Page
      title={t('title')}
      footer={
        <div className="flex flex-col gap-1">
          <HoldWhile busy={command.busy} />
          <FailureNote error={command.error && explained.has(command.error.failure) ? null : command.error} />
          {!confirmed && (
            <ContractForm form={form}>
              <RhfAgreementCheck<{ agreed: boolean }>
                name="agreed"
                label={t('agreement.title')}
                rules={{
                  onChange: () =>
                    writeDraft(orderNo, section, {
                      values: form.getValues('agreed') ? { fingerprint: facts.fingerprint } : {},
                      lastField: null,
                    }),
                }}
              >
                <MarkedText
                  text={t('offer:agree')}
                  marks={{
                    agreement: (
                      <Link
                        to={`/borrow/agreement?orderNo=${orderNo}`}
                        aria-haspopup="dialog"
                        onClick={(event) => {
                          event.preventDefault();
                          setReading(true);
                        }}
                      />
                    ),
                  }}
                />
              </RhfAgreementCheck>
            </ContractForm>
          )}
          <Button
            block
            busy={command.busy}
            busyLabel={t('application:sending')}
            onClick={form.handleSubmit(() => command.run({ fingerprint: facts.fingerprint }))}
          >
            {t('collect', { sum: format.money(facts.disbursedCents) })}
          </Button>
          {reading !== undefined && (
            <Suspense>
              <AgreementSheet orderNo={orderNo} open={reading} onOpenChange={setReading} />
            </Suspense>
          )}
          {code !== 'unasked' && (
            <Suspense>
              <CollectCodeSheet
                orderNo={orderNo}
                open={code === 'open'}
                onOpenChange={(open) => setCode(open ? 'open' : 'closed')}
                onConfirmed={() => {
                  setCode('closed');
                  command.run({ fingerprint: facts.fingerprint });
                }}
              />
            </Suspense>
          )}
        </div>
      }
    >
      <div className="flex flex-col gap-3 pb-6">
        {isChanged && <ChangedTerms change={change}>{t('application:termsChanged')}</ChangedTerms>}
        <div>
          <p className="text-caption text-muted">{t('payBack')}</p>
          <Amount cents={facts.dueCents} size="amount" />
          <p className="pt-1 text-body text-ink">
            <MarkedText
              text={t('offer:byDay', { day: format.fullDay(facts.dueOn), days: facts.tenureDays })}
              marks={{ strong: <strong className="font-semibold" /> }}
            />
          </p>
        </div>
        <KeyFactsCard facts={facts} before={before} />
        <Note tone="neutral" icon={<Phone aria-hidden />}>
          {t('arrives', {
            provider: facts.payout.name,
            number: facts.payout.maskedNumber,
            from: policy().lending.minimumMinutes,
            to: policy().lending.maximumMinutes,
          })}
        </Note>
        {mayCancel(order.step, policy().cancel) && (
          <Button variant="text" tone="muted" block onClick={() => navigate('/cancellation_form')}>
            {t('decline')}
          </Button>
        )}
      </div>
    </Page>
  );
}

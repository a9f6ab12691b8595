import { deskProofAccept, deskProofReject } from '@kopa/contract/desk/calls/proofs';
import type { ProofPayment, ProofReview } from '@kopa/contract/desk/proof-entities';
import { voucherReasons, type VoucherReason } from '@kopa/contract/entities';
import { Button } from '@kopa/ui/button';
import { ArrowLeft, Smartphone } from '@kopa/ui/icons';
import { Kbd } from '@kopa/ui/kbd';
import { Ledger, LedgerLine, LedgerTotal } from '@kopa/ui/ledger';
import { useToast } from '@kopa/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { useFailureText, useWhomToAsk } from '../../shared/language/use-failure-text.ts';
import { useKeys } from '../../shared/keys/use-keys.ts';
import { send } from '../../shared/lender/client.ts';
import { isRefusal } from '../../shared/lender/desk-call-error.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { ChoiceBox } from '../../shared/screen/choice-box.tsx';
import { Said } from '../../shared/screen/said.tsx';
import { useMay, useSession } from '../../shared/session/session.ts';
import { OwnerBar } from '../../shared/work/owner-bar.tsx';

const right = { area: 'proofs', may: 'act' } as const;

/** What accepting a proof with the chosen payment does, who is told what, and the buttons that do it. */
export function ProofDecision({
  review,
  payment,
  onNextFree,
  onRefetch,
  onClose,
}: {
  review: ProofReview;
  payment: ProofPayment | undefined;
  onNextFree: (() => void) | undefined;
  onRefetch: () => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation(['desk', 'deskErrors']);
  const { id: me } = useSession();
  const mayAct = useMay(right);
  const whomToAsk = useWhomToAsk();
  const failureText = useFailureText();
  const { sum } = useFormat();
  const toast = useToast();
  const queries = useQueryClient();
  const { item, told } = review;
  const [reason, setReason] = useState<VoucherReason | ''>('');
  const accept = useRef<HTMLButtonElement>(null);
  const reject = useRef<HTMLButtonElement>(null);
  const command = useCommand({
    send: (body: { payment: ProofPayment } | { reason: VoucherReason }, options) =>
      'payment' in body
        ? send(
            deskProofAccept,
            { id: item.id, receipt: body.payment.receipt, bookCents: body.payment.bookCents },
            options,
          )
        : send(deskProofReject, { id: item.id, reason: body.reason }, options),
    onDone: (_, body) => {
      toast(t('payment' in body ? 'proofs.done.accepted' : 'proofs.done.rejected'));
      return Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.proofs }),
        queries.invalidateQueries({ queryKey: queryKeys.today }),
      ]);
    },
    // What is now stands beside the refusal.
    onFailed: () => void onRefetch(),
  });
  const isOthers = item.owner !== null && item.owner.id !== me;
  const isOpen = item.dueAt !== null;
  const canDecide = mayAct && !isOthers && isOpen;
  // A letter alone decides nothing: it leads to the button, and Enter presses it.
  useKeys({
    a: canDecide ? () => accept.current?.focus() : undefined,
    x: canDecide ? () => reject.current?.focus() : undefined,
  });
  return (
    <div className="flex flex-col gap-4 p-4">
      <div className="lg:hidden">
        <Button variant="text" icon={<ArrowLeft aria-hidden />} onClick={onClose}>
          {t('proofs.proof')}
        </Button>
      </div>
      <h2 className="text-title text-ink">{t('proofs.decision')}</h2>
      {isOpen ? (
        <OwnerBar queue="proofs" item={item} onNextFree={onNextFree} />
      ) : (
        <p className="text-body text-muted">{t('proofs.over')}</p>
      )}
      {mayAct ? null : <p className="text-caption text-muted">{whomToAsk(right)}</p>}
      {command.error ? (
        <Said tone={isRefusal(command.error, 'changedMeanwhile') ? 'warning' : 'danger'}>
          {failureText(command.error)}
        </Said>
      ) : null}
      {isOpen ? <Effect review={review} payment={payment} /> : null}
      {isOpen ? (
        <section className="flex flex-col gap-2">
          <h3 className="text-body font-semibold text-ink">
            {t('proofs.told', { language: t(`language.${item.borrower.language}`) })}
          </h3>
          <p className="flex gap-2 rounded-medium bg-sunken p-3 text-body text-ink">
            <Smartphone aria-hidden className="size-5 shrink-0" />
            <span lang={item.borrower.language}>{payment ? told.accepted : told.rejected}</span>
          </p>
        </section>
      ) : null}
      {canDecide ? (
        <>
          {payment ? (
            <Button
              ref={accept}
              block
              busy={command.busy}
              busyLabel={t('answer.sending')}
              aria-keyshortcuts="a"
              onClick={() => command.run({ payment })}
            >
              {payment.bookCents > 0
                ? t('proofs.accept', { sum: sum(payment.bookCents) })
                : t('proofs.acceptNothing')}{' '}
              <Kbd>A</Kbd>
            </Button>
          ) : (
            <p className="text-caption text-muted">{t('proofs.choose')}</p>
          )}
          <ChoiceBox
            label={t('proofs.why')}
            value={reason}
            options={[
              { value: '', label: t('proofs.chooseReason') },
              ...voucherReasons.map((value) => ({ value, label: t(`proofs.reason.${value}`) })),
            ]}
            onChange={(value) => setReason(voucherReasons.find((each) => each === value) ?? '')}
          />
          <Button
            ref={reject}
            block
            variant="outline"
            busy={command.busy}
            busyLabel={t('answer.sending')}
            aria-keyshortcuts="x"
            aria-disabled={reason === ''}
            onClick={() => {
              if (reason !== '') command.run({ reason });
            }}
          >
            {t('proofs.reject')} <Kbd>X</Kbd>
          </Button>
          <p className="text-caption text-muted">{t('proofs.rejectHow')}</p>
        </>
      ) : null}
    </div>
  );
}

/** The borrower's sums before and after, as the books will have them. */
function Effect({ review, payment }: { review: ProofReview; payment: ProofPayment | undefined }) {
  const { t } = useTranslation('desk');
  const { day, sum } = useFormat();
  if (!payment) return null;
  const { used, bookCents, paidOn } = payment;
  if (bookCents === 0) return <Said tone="info">{t('proofs.booksNothing')}</Said>;
  const parts = [
    [used.penaltyCents, 'proofs.part.penalty'],
    [used.interestCents, 'proofs.part.interest'],
    [used.principalCents, 'proofs.part.principal'],
    [used.overpaidCents, 'proofs.part.overpaid'],
  ] as const;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-body font-semibold text-ink">{t('proofs.ifYouAccept')}</h3>
      <Ledger>
        <LedgerLine label={t('proofs.owedNow')} cents={review.owedCents} />
        <LedgerLine label={t('proofs.counts', { day: day(paidOn) })} cents={-bookCents} sign="always" />
        {used.noLongerChargedCents === 0 ? null : (
          <LedgerLine label={t('proofs.noLonger')} cents={-used.noLongerChargedCents} sign="always" />
        )}
        {used.overpaidCents === 0 ? null : (
          <LedgerLine label={t('proofs.goesBack')} cents={used.overpaidCents} sign="always" />
        )}
        <LedgerTotal label={t('loan.owes')} cents={used.owedCents} />
      </Ledger>
      <p className="text-caption text-muted">
        {t('proofs.pays', {
          parts: parts
            .filter(([cents]) => cents > 0)
            .map(([cents, part]) => t(part, { sum: sum(cents) }))
            .join(', '),
        })}
      </p>
    </section>
  );
}

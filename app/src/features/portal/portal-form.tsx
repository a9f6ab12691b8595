import { portalRepaymentConfirm } from '@kopa/contract/calls/portal';
import { wholeUnit } from '@kopa/contract/market/money';
import { readRepayAmount, smallestPart } from '@kopa/contract/pricing';
import { repayAmountField } from '@kopa/contract/pricing/repay-amount-field';
import { payingMobile } from '@kopa/contract/sections/fields';
import { Amount } from '@kopa/ui/amount';
import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { Note } from '@kopa/ui/note';
import { RhfAmountField } from '@kopa/ui/react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ContractForm, useContractForm } from '../../shared/form/contract-form.tsx';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { HoldWhile } from '../../shared/screen/hold-while.tsx';
import { policy } from '../../shared/session/policy.ts';
import { PayingMobileRow } from '../../shared/payment/paying-mobile-row.tsx';
import type { LinkDetail } from './link-detail.ts';
import { PortalFrame } from './portal-frame.tsx';

/** Refusals that mean outdated data on the page. */
const outdated = ['amountAboveBalance', 'stepOutOfTurn', 'linkInvalid', 'orderTimedOut', 'paymentPending'];

interface PortalValues {
  /** Whole units of the currency. */
  amount: string;
  /** National digits. */
  mobile: string;
}

/** The borrower, the amount, and the phone. */
export function PortalForm({
  token,
  detail,
  onAsked,
  onRefused,
}: {
  token: string;
  detail: LinkDetail;
  /** A phone is being prompted. */
  onAsked: (detail: LinkDetail) => void;
  /** The lender's data differs from the page's. */
  onRefused: () => void;
}) {
  const { t } = useTranslation(['portal', 'validation', 'application']);
  const format = useFormat();
  const { maskedName, owedCents, minimumCents, expireTime, available } = detail;
  const { market, repay } = policy();
  const minimum = { minimumCents, rule: repay.rule };
  const smallest = smallestPart(minimum, market.currency);
  const unit = wholeUnit(market.currency);
  const form = useContractForm<PortalValues>(
    z.object({
      amount: repayAmountField(owedCents, minimum, market.currency),
      mobile: payingMobile(market),
    }),
    { amount: String(Math.ceil(owedCents / unit)), mobile: '' },
    { shouldFocusError: true },
  );
  const read = readRepayAmount(
    useWatch({ control: form.control, name: 'amount' }),
    owedCents,
    minimum,
    market.currency,
  );
  const command = useCommand({
    scope: 'portal',
    commits: true,
    // The token is part of the body, so that the same amount by another link is another command; only a
    // digest is stored.
    send: (body: { token: string; amountCents: number; mobile: string }, { idempotencyKey }) =>
      send(portalRepaymentConfirm, body, { idempotencyKey }),
    onDone: onAsked,
    onFailed: ({ failure }) => {
      if (outdated.includes(failure)) onRefused();
    },
  });
  const pay = form.handleSubmit(({ amount, mobile }) =>
    command.run({ token, amountCents: Number(amount) * unit, mobile }),
  );
  const greeting = (
    <div>
      <h2 className="text-heading text-ink">{t('payFor', { name: maskedName })}</h2>
      <p className="pt-3 text-caption text-muted">{t('owed')}</p>
      <Amount cents={owedCents} size="amount" />
      <p className="pt-1 text-caption text-muted">{t('until', { time: format.time(expireTime) })}</p>
    </div>
  );
  if (!available)
    return (
      <PortalFrame>
        <div className="flex flex-col gap-5 pb-6">
          {greeting}
          <Note tone="warning">{t('unavailable')}</Note>
        </div>
      </PortalFrame>
    );
  return (
    <PortalFrame
      footer={
        <div className="flex flex-col gap-3">
          <HoldWhile busy={command.busy} />
          <FailureNote error={command.error} />
          <Button block busy={command.busy} busyLabel={t('application:sending')} onClick={pay}>
            {'cents' in read ? `${t('ask')}: ${format.money(read.cents)}` : t('ask')}
          </Button>
        </div>
      }
    >
      <form noValidate className="flex flex-col gap-5 pb-6" onSubmit={pay}>
        {greeting}
        <ContractForm
          form={form}
          fill={{
            min: format.money(smallest.aboveCents),
            least: format.money(smallest.leastCents),
            balance: format.money(owedCents),
          }}
        >
          <RhfAmountField<PortalValues>
            name="amount"
            id="amount"
            label={t('howMuch')}
            hint={t('hint', { min: format.sum(smallest.leastCents), balance: format.sum(owedCents) })}
          />
          <section className="flex flex-col gap-2">
            <h2 className="text-label text-ink">{t('from')}</h2>
            <FieldGroup>
              <PayingMobileRow label={t('mpesa')} hint={t('pin')} />
            </FieldGroup>
          </section>
        </ContractForm>
      </form>
    </PortalFrame>
  );
}

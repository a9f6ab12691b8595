import { portalRepaymentConfirm } from '@kopa/contract/calls/portal';
import { readRepayAmount } from '@kopa/contract/pricing';
import { isKenyanMobile, normalisePhone } from '@kopa/contract/sections';
import { Amount } from '@kopa/ui/amount';
import { AmountField } from '@kopa/ui/amount-field';
import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { Note } from '@kopa/ui/note';
import { PhoneField } from '@kopa/ui/phone-field';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { HoldWhile } from '../../shared/screen/hold-while.tsx';
import { policy } from '../../shared/session/policy.ts';
import type { LinkDetail } from './link-detail.ts';
import { PortalFrame } from './portal-frame.tsx';

/** Refusals after which what the page shows is old. */
const outdated = ['amountAboveBalance', 'stepOutOfTurn', 'linkInvalid', 'orderTimedOut', 'paymentPending'];

/** Whose loan, how much, and from which phone. */
export function PortalForm({
  token,
  detail,
  onAsked,
  onRefused,
}: {
  token: string;
  detail: LinkDetail;
  /** A phone is being asked for its PIN. */
  onAsked: (detail: LinkDetail) => void;
  /** The lender's word is another one than the page shows. */
  onRefused: () => void;
}) {
  const { t } = useTranslation(['portal', 'validation', 'application']);
  const format = useFormat();
  const { maskedName, owedCents, minimumCents, expireTime, available } = detail;
  const amount = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<{ amount?: string; mobile?: string }>({});
  const command = useCommand({
    scope: 'portal',
    // The token is of the body, so that the same sum by another link is another command; only a digest of it is kept.
    send: (body: { token: string; amountCents: number; mobile: string }, { idempotencyKey }) =>
      send(portalRepaymentConfirm, body, { idempotencyKey }),
    onDone: onAsked,
    onFailed: ({ failure }) => {
      if (outdated.includes(failure)) onRefused();
    },
  });
  const pay = () => {
    const least = { minimumCents, rule: policy().repay.rule };
    const read = readRepayAmount(amount.current?.value ?? '', owedCents, least);
    const mobile = normalisePhone(phone.current?.value ?? '');
    const found = {
      ...('error' in read && {
        amount: t(`validation:${read.error}`, {
          min: format.money(minimumCents),
          balance: format.money(owedCents),
        }),
      }),
      ...(!isKenyanMobile(mobile) && { mobile: t('validation:mobile.invalid') }),
    };
    setErrors(found);
    if ('amount' in found) amount.current?.focus();
    else if ('mobile' in found) phone.current?.focus();
    else if ('cents' in read) command.run({ token, amountCents: read.cents, mobile });
  };
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
            {t('ask')}
          </Button>
        </div>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-5 pb-6"
        onSubmit={(event) => {
          event.preventDefault();
          pay();
        }}
      >
        {greeting}
        <AmountField
          id="amount"
          ref={amount}
          name="amount"
          label={t('howMuch')}
          defaultValue={String(Math.ceil(owedCents / 100))}
          hint={t('hint', { min: format.sum(minimumCents), balance: format.sum(owedCents) })}
          error={errors.amount}
        />
        <section className="flex flex-col gap-2">
          <h2 className="text-label text-ink">{t('from')}</h2>
          <FieldGroup>
            <PhoneField
              id="mobile"
              ref={phone}
              label={t('mpesa')}
              required
              normalise={normalisePhone}
              hint={t('pin')}
              error={errors.mobile}
            />
          </FieldGroup>
        </section>
      </form>
    </PortalFrame>
  );
}

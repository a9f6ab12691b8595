import type { RepayDetail } from '@kopa/contract/entities';
import type { RepayMethod } from '@kopa/contract/policy';
import { wholeUnit } from '@kopa/contract/market/money';
import { inWholeUnits, readRepayAmount, smallestPart } from '@kopa/contract/pricing';
import { repayAmountField } from '@kopa/contract/pricing/repay-amount-field';
import { payingMobile } from '@kopa/contract/sections/fields';
import { useLayoutEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useContractForm } from '../../shared/form/contract-form.tsx';
import { useFormat } from '../../shared/language/format.ts';
import { policy } from '../../shared/session/policy.ts';

export interface PaymentValues {
  /** Whole units of the currency. */
  amount: string;
  /** The chosen method, as stored on the phone. */
  method: RepayMethod;
  /** National digits of the prompted phone. */
  mobile: string;
}

/**
 * Amount, method and phone. The amount: whole units from the minimum (S5-37 to S5-39), initially the balance
 * or the earlier request. A changed balance is followed until the borrower types. The number counts with
 * `asksPhone`. `cents` is null for an unpayable amount.
 */
export function usePaymentForm(
  { owedCents, minimumCents }: RepayDetail,
  begin: { askedCents: number | null; method: RepayMethod; mobile: string },
  asksPhone: boolean,
) {
  const { t } = useTranslation('cashier');
  const format = useFormat();
  const { market, repay } = policy();
  const unit = wholeUnit(market.currency);
  const payableCents = inWholeUnits(owedCents, market.currency);
  const payable = String(payableCents / unit);
  const { askedCents, method, mobile } = begin;
  const before = askedCents !== null && askedCents < payableCents ? String(askedCents / unit) : null;
  const { rule } = repay;
  const minimum = { minimumCents, rule };
  const smallest = smallestPart(minimum, market.currency);
  const form = useContractForm<PaymentValues>(
    z.object({
      amount: repayAmountField(owedCents, minimum, market.currency),
      method: z.string(),
      mobile: asksPhone ? payingMobile(market) : z.string(),
    }),
    { amount: before ?? payable, method, mobile },
    { shouldFocusError: true },
  );
  const { isSubmitted } = form.formState;
  const follows = useRef(before === null);
  useLayoutEffect(() => {
    if (follows.current) form.setValue('amount', payable);
    if (isSubmitted || form.getFieldState('amount').isTouched) void form.trigger('amount');
  }, [form, payable, isSubmitted]);
  useLayoutEffect(() => form.setValue('method', method), [form, method]);

  const read = readRepayAmount(
    useWatch({ control: form.control, name: 'amount' }),
    owedCents,
    minimum,
    market.currency,
  );
  const cents = 'cents' in read ? read.cents : null;
  return {
    form,
    cents,
    /** The values in the form's messages. */
    fill: {
      min: format.money(smallest.aboveCents),
      least: format.money(smallest.leastCents),
      balance: format.money(payableCents),
    },
    amount: {
      hint:
        minimumCents >= owedCents
          ? t('hint.all', { balance: format.sum(payableCents) })
          : t('hint.atLeast', { min: format.sum(smallest.leastCents) }),
      note: cents === payableCents ? t('paysAll') : undefined,
      onValue: () => {
        follows.current = false;
      },
      // The amount is validated on blur, and afterwards on each change.
      rules: {
        onBlur: () => void form.trigger('amount'),
        onChange: () => {
          if (form.getFieldState('amount').isTouched) void form.trigger('amount');
        },
      },
    },
  };
}

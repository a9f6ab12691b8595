import type { RepayDetail } from '@kopa/contract/entities';
import { readRepayAmount } from '@kopa/contract/pricing';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { policy } from '../../shared/session/policy.ts';

/**
 * The amount: whole shillings from the minimum up (S5-37 to S5-39), all that is owed to begin with or what was asked for before. A
 * balance that changes meanwhile is followed until something is typed. `cents` is null while it cannot be paid.
 */
export function useAmount({ owedCents, minimumCents }: RepayDetail, askedCents: number | null) {
  const { t } = useTranslation(['cashier', 'validation']);
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const payable = Math.ceil(owedCents / 100);
  const [typed, setTyped] = useState(
    askedCents !== null && askedCents < payable * 100 ? String(askedCents / 100) : null,
  );
  const [base, setBase] = useState(payable);
  const [checked, setChecked] = useState(false);
  if (typed === null && base !== payable) setBase(payable);

  const { rule } = policy().repay;
  const read = readRepayAmount(typed ?? String(payable), owedCents, { minimumCents, rule });
  const cents = 'cents' in read ? read.cents : null;
  const min = format.sum(minimumCents);
  const hint =
    minimumCents >= owedCents
      ? t('hint.all', { balance: format.sum(payable * 100) })
      : t(rule === 'moreThan' ? 'hint.moreThan' : 'hint.atLeast', { min });
  const error =
    checked && 'error' in read
      ? t(`validation:${read.error}`, {
          min: format.money(minimumCents),
          balance: format.money(payable * 100),
        })
      : undefined;
  return {
    cents,
    /** Changes when the field starts anew from another balance. */
    base,
    /** Says what is wrong, if anything, and goes to the field; gives what can be paid. */
    check: (): number | null => {
      setChecked(true);
      if (cents === null) input.current?.focus();
      return cents;
    },
    field: {
      id: 'amount',
      name: 'amount',
      ref: input,
      hint,
      error,
      note: cents === payable * 100 ? t('paysAll') : undefined,
      defaultValue: typed ?? String(payable),
      onValue: setTyped,
      onBlur: () => setChecked(true),
    },
  };
}

import { deskPayByHand } from '@kopa/contract/desk/calls/loans';
import type { BorrowersLoan } from '@kopa/contract/desk/borrower-entities';
import { AmountField } from '@kopa/ui/amount-field';
import { FieldGroup } from '@kopa/ui/field-row';
import { TextField } from '@kopa/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeField } from '../../shared/form/native-field.tsx';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { useActOrAsk } from '../../shared/work/use-act-or-ask.ts';
import { ActFrame } from './act-frame.tsx';
import { useFieldErrors } from './use-field-errors.ts';
import { useTypedSum } from './use-typed-sum.ts';

/** Books a payment that stands in the provider's statement and that no message told of. */
export function PayByHand({ loan, onClose }: { loan: BorrowersLoan; onClose: () => void }) {
  const { t } = useTranslation('desk');
  const { money } = useFormat();
  const { orderNo, today } = loan;
  const sum = useTypedSum(0);
  const [text, setText] = useState({ receipt: '', paidOn: today, paidTime: '' });
  const typed = { orderNo, cents: sum.cents, ...text };
  const errors = useFieldErrors(deskPayByHand.request, { ...typed, why: 'typed' });
  const acting = useActOrAsk(
    { id: orderNo, cents: sum.cents },
    {
      act: 'loanMoney.paid',
      also: ['borrowers'],
      send: (body: typeof typed & { why: string }, options) => send(deskPayByHand, body, options),
      done: (_, isAsked) => {
        onClose();
        return t(isAsked ? 'loanActs.done.asked' : 'loanActs.done.pay');
      },
    },
  );
  const field = (name: keyof typeof text) => ({
    label: t(`loanActs.${name}`),
    value: text[name],
    error: errors.of(name),
  });
  const keep = (name: keyof typeof text) => (value: string) => setText({ ...text, [name]: value });
  return (
    <ActFrame
      title={t('loanActs.pay')}
      how={t('loanActs.payHow')}
      acting={acting}
      act={t(acting.alone ? 'loanActs.payDo' : 'loanActs.payAsk', { sum: money(sum.cents) })}
      onAct={() => errors.check() && acting.act(typed)}
      onClose={onClose}
    >
      <AmountField label={t('loanActs.sum')} {...sum.field} error={errors.of('cents')} />
      <FieldGroup>
        <TextField
          {...field('receipt')}
          autoComplete="off"
          maxLength={40}
          onChange={(event) => keep('receipt')(event.target.value)}
        />
      </FieldGroup>
      <div className="grid grid-cols-2 gap-3">
        <NativeField {...field('paidOn')} type="date" max={today} onValue={keep('paidOn')} />
        <NativeField {...field('paidTime')} type="time" onValue={keep('paidTime')} />
      </div>
    </ActFrame>
  );
}

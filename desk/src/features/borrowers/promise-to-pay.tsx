import { deskPromise } from '@kopa/contract/desk/calls/loans';
import type { BorrowersLoan } from '@kopa/contract/desk/borrower-entities';
import { AmountField } from '@kopa/ui/amount-field';
import { useToast } from '@kopa/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeField } from '../../shared/form/native-field.tsx';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { useWhy } from '../../shared/work/why-field.tsx';
import { ActFrame } from './act-frame.tsx';
import { useFieldErrors } from './use-field-errors.ts';
import { useTypedSum } from './use-typed-sum.ts';

/** Records what a borrower promises to pay, and by when. A running promise is replaced. */
export function PromiseToPay({
  loan,
  until,
  onClose,
}: {
  loan: BorrowersLoan;
  /** The latest day that can be promised. */
  until: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('desk');
  const { money, day } = useFormat();
  const toast = useToast();
  const queries = useQueryClient();
  const { orderNo, owedCents, today, promises } = loan;
  const running = promises.find(({ state }) => state === 'running');
  const sum = useTypedSum(owedCents);
  const [by, setBy] = useState('');
  const typed = { orderNo, cents: sum.cents, by, replaces: running?.id ?? null };
  const errors = useFieldErrors(deskPromise.request, { ...typed, why: 'typed' });
  const why = useWhy('promises', orderNo);
  const readAnew = () => queries.invalidateQueries({ queryKey: ['borrowers'] });
  const command = useCommand({
    send: (body: typeof typed & { why: string }, options) => send(deskPromise, body, options),
    onDone: () => {
      why.keep('');
      onClose();
      toast(t('loanActs.done.promise'));
      return readAnew();
    },
    onFailed: () => void readAnew(),
  });
  const whoDecides = running
    ? t('loanActs.replaces', { sum: money(running.cents), day: day(running.by) })
    : t('second.alone.waivers');
  return (
    <ActFrame
      title={t('loanActs.promise')}
      how={t('loanActs.promiseHow', { day: day(until) })}
      acting={{ why, whoDecides, command }}
      act={
        by ? t('loanActs.promiseDo', { sum: money(sum.cents), day: day(by) }) : t('loanActs.promiseRecord')
      }
      onAct={() => errors.check() && why.with((text) => command.run({ ...typed, why: text }))}
      onClose={onClose}
    >
      <AmountField label={t('loanActs.sum')} {...sum.field} error={errors.of('cents')} />
      <NativeField
        label={t('loanActs.by')}
        type="date"
        value={by}
        min={today}
        max={until}
        error={errors.of('by')}
        onValue={setBy}
      />
    </ActFrame>
  );
}

import { deskWaive } from '@kopa/contract/desk/calls/loans';
import type { BorrowersLoan } from '@kopa/contract/desk/borrower-entities';
import { AmountField } from '@kopa/ui/amount-field';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { useActOrAsk } from '../../shared/work/use-act-or-ask.ts';
import { ActFrame } from './act-frame.tsx';
import { useFieldErrors } from './use-field-errors.ts';
import { useTypedSum } from './use-typed-sum.ts';

/** Takes late charge off a loan, at most what is owed of it. */
export function WaiveCharge({ loan, onClose }: { loan: BorrowersLoan; onClose: () => void }) {
  const { t } = useTranslation('desk');
  const { money } = useFormat();
  const { orderNo, penaltyOwedCents } = loan;
  const sum = useTypedSum(penaltyOwedCents);
  const typed = { orderNo, cents: sum.cents };
  const errors = useFieldErrors(deskWaive.request, { ...typed, why: 'typed' });
  const acting = useActOrAsk(
    { id: orderNo, cents: sum.cents },
    {
      act: 'waivers.waived',
      also: ['borrowers'],
      send: (body: typeof typed & { why: string }, options) => send(deskWaive, body, options),
      done: (_, isAsked) => {
        onClose();
        return t(isAsked ? 'loanActs.done.asked' : 'loanActs.done.waive');
      },
    },
  );
  return (
    <ActFrame
      title={t('loanActs.waive')}
      how={t('loanActs.waiveHow', { sum: money(penaltyOwedCents) })}
      acting={acting}
      act={t(acting.alone ? 'loanActs.waiveDo' : 'loanActs.waiveAsk', { sum: money(sum.cents) })}
      onAct={() => errors.check() && acting.act(typed)}
      onClose={onClose}
    >
      <AmountField label={t('loanActs.sum')} {...sum.field} error={errors.of('cents')} />
    </ActFrame>
  );
}

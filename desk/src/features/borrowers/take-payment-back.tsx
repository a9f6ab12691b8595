import { deskTakePaymentBack } from '@kopa/contract/desk/calls/loans';
import type { BorrowersLoan } from '@kopa/contract/desk/borrower-entities';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { ChoiceBox } from '../../shared/screen/choice-box.tsx';
import { useActOrAsk } from '../../shared/work/use-act-or-ask.ts';
import { ActFrame } from './act-frame.tsx';

/** Takes a payment back that was booked by hand, and by mistake. `loan` has at least one. */
export function TakePaymentBack({ loan, onClose }: { loan: BorrowersLoan; onClose: () => void }) {
  const { t } = useTranslation('desk');
  const { money } = useFormat();
  const { orderNo, byHand } = loan;
  const [chosen, setChosen] = useState(byHand[0]!.receipt);
  const { receipt, cents } = byHand.find((each) => each.receipt === chosen) ?? byHand[0]!;
  const typed = { orderNo, receipt, cents };
  const acting = useActOrAsk(
    { id: orderNo, cents },
    {
      act: 'loanMoney.takenBack',
      also: ['borrowers'],
      send: (body: typeof typed & { why: string }, options) => send(deskTakePaymentBack, body, options),
      done: (_, isAsked) => {
        onClose();
        return t(isAsked ? 'loanActs.done.asked' : 'loanActs.done.takeBack');
      },
    },
  );
  return (
    <ActFrame
      title={t('loanActs.takeBack')}
      how={t('loanActs.takeBackHow')}
      acting={acting}
      act={t(acting.alone ? 'loanActs.takeBackDo' : 'loanActs.takeBackAsk', { sum: money(cents) })}
      onAct={() => acting.act(typed)}
      onClose={onClose}
    >
      <ChoiceBox
        label={t('loanActs.takeBackWhich')}
        value={receipt}
        options={byHand.map((each) => ({
          value: each.receipt,
          label: t('loanActs.takeBackChoice', { receipt: each.receipt, sum: money(each.cents) }),
        }))}
        onChange={setChosen}
      />
    </ActFrame>
  );
}

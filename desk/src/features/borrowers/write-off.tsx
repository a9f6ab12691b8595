import { deskTakeWriteOffBack, deskWriteOff } from '@kopa/contract/desk/calls/loans';
import type { BorrowersLoan } from '@kopa/contract/desk/borrower-entities';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { useActOrAsk } from '../../shared/work/use-act-or-ask.ts';
import { ActFrame } from './act-frame.tsx';

const acts = {
  writeOff: { act: 'loanMoney.writtenOff', call: deskWriteOff },
  writeOffBack: { act: 'loanMoney.writeOffBack', call: deskTakeWriteOffBack },
} as const;

/** Writes a loan off, or takes that back: what is owed today, all of it. */
export function WriteOff({
  loan: { orderNo, owedCents: cents },
  what,
  onClose,
}: {
  loan: BorrowersLoan;
  what: keyof typeof acts;
  onClose: () => void;
}) {
  const { t } = useTranslation('desk');
  const { money } = useFormat();
  const { act, call } = acts[what];
  const sum = money(cents);
  const typed = { orderNo, cents };
  const acting = useActOrAsk(
    { id: orderNo, cents },
    {
      act,
      also: ['borrowers'],
      send: (body: typeof typed & { why: string }, options) => send(call, body, options),
      done: (_, isAsked) => {
        onClose();
        return t(`loanActs.done.${isAsked ? 'asked' : what}`);
      },
    },
  );
  return (
    <ActFrame
      title={t(`loanActs.${what}`)}
      how={t(`loanActs.${what}How`, { sum })}
      acting={acting}
      act={t(`loanActs.${what}${acting.alone ? 'Do' : 'Ask'}`, { sum })}
      onAct={() => acting.act(typed)}
      onClose={onClose}
    />
  );
}

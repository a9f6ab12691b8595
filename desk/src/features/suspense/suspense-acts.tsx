import { deskSuspenseMatch, deskSuspenseReturn } from '@kopa/contract/desk/calls/suspense';
import type { DeskSuspended, LoanForMoney } from '@kopa/contract/desk/suspense-entities';
import { Button } from '@kopa/ui/button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { Said } from '../../shared/screen/said.tsx';
import { useKeptTaken } from '../../shared/work/use-kept-taken.ts';
import { useActOrAsk } from '../../shared/work/use-act-or-ask.ts';
import { WhyField } from '../../shared/work/why-field.tsx';

/** Matching a payment to the chosen loan, and sending it back; above the limit a second person is asked. */
export function SuspenseActs({ item, loan }: { item: DeskSuspended; loan: LoanForMoney | undefined }) {
  const { t } = useTranslation('desk');
  const { money, day } = useFormat();
  const failureText = useFailureText();
  const { id, cents, paidOn, returns } = item;
  const keepTaken = useKeptTaken('suspense', item);
  const { why, command, alone, whoDecides, act } = useActOrAsk(item, {
    act: 'suspense.matched',
    send: ({ orderNo, why: text }: { orderNo: string | null; why: string }, options) =>
      orderNo === null
        ? send(deskSuspenseReturn, { id, why: text }, options)
        : send(deskSuspenseMatch, { id, orderNo, why: text }, options),
    done: ({ orderNo }: { orderNo: string | null }, isAsked) =>
      t(`suspense.done.${isAsked ? 'asked' : orderNo === null ? 'returned' : 'matched'}`),
  });
  const sum = money(cents);
  return (
    <>
      {command.error ? <Said>{failureText(command.error)}</Said> : null}
      <WhyField why={why} onTyped={keepTaken} />
      <p className="text-caption text-muted">
        {whoDecides} {loan ? t('suspense.told', { day: day(paidOn) }) : t('suspense.choose')}{' '}
        {t(returns ? 'suspense.backHow' : 'suspense.noBack')}
      </p>
      <div className="flex flex-wrap gap-2">
        {loan ? (
          <Button
            busy={command.busy}
            busyLabel={t('second.passing')}
            onClick={() => act({ orderNo: loan.orderNo })}
          >
            {t(alone ? 'suspense.match' : 'suspense.askMatch', { sum })}
          </Button>
        ) : null}
        {returns ? (
          <Button variant="outline" onClick={() => act({ orderNo: null })}>
            {t(alone ? 'suspense.back' : 'suspense.askBack', { sum })}
          </Button>
        ) : null}
      </div>
    </>
  );
}

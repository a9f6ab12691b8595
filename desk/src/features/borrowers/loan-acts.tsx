import type { BorrowersLoan } from '@kopa/contract/desk/borrower-entities';
import { Button } from '@kopa/ui/button';
import { MenuPopover } from '@kopa/ui/menu-popover';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhomToAsk } from '../../shared/language/use-failure-text.ts';
import { useMay } from '../../shared/session/session.ts';
import { PayByHand } from './pay-by-hand.tsx';
import { PromiseToPay } from './promise-to-pay.tsx';
import { TakePaymentBack } from './take-payment-back.tsx';
import { WaiveCharge } from './waive-charge.tsx';
import { WriteOff } from './write-off.tsx';

const pays = { area: 'loanMoney', may: 'act' } as const;
const promises = { area: 'promises', may: 'act' } as const;
const waives = { area: 'waivers', may: 'act' } as const;

type RareAct = 'takeBack' | 'waive' | 'writeOff' | 'writeOffBack';

/**
 * What can be done with a loan that runs, or that a payment by hand has ended: one act is open at a time.
 * Whoever may not is told whom to ask.
 */
export function LoanActs({ loan }: { loan: BorrowersLoan }) {
  const { t } = useTranslation('desk');
  const whomToAsk = useWhomToAsk();
  const mayPay = useMay(pays);
  const mayPromise = useMay(promises);
  const mayWaive = useMay(waives);
  const [open, setOpen] = useState<'pay' | 'promise' | RareAct | null>(null);
  const isByHand = loan.byHand.length > 0;
  if (!loan.isRunning && !isByHand) return null;
  const close = () => setOpen(null);
  const until = loan.promiseUntil;
  const isLate = loan.isRunning && loan.penaltyOwedCents > 0;
  const offered = offeredTo(loan);
  const rare: RareAct[] = [];
  if (mayPay && isByHand) rare.push('takeBack');
  if (mayWaive && isLate) rare.push('waive');
  if (mayPay && offered) rare.push(offered);
  return (
    <section aria-label={t('loanActs.title')} className="mx-6 mb-4 max-[44.99rem]:mx-4">
      {open === 'pay' ? (
        <PayByHand loan={loan} onClose={close} />
      ) : open === 'promise' && until !== null ? (
        <PromiseToPay loan={loan} until={until} onClose={close} />
      ) : open === 'takeBack' && isByHand ? (
        <TakePaymentBack loan={loan} onClose={close} />
      ) : open !== null && open === offered ? (
        <WriteOff loan={loan} what={offered} onClose={close} />
      ) : open === 'waive' ? (
        <WaiveCharge loan={loan} onClose={close} />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          {mayPromise && until !== null ? (
            <Button variant="outline" onClick={() => setOpen('promise')}>
              {t('loanActs.promise')}
            </Button>
          ) : null}
          {mayPay && loan.isRunning ? (
            <Button variant="outline" onClick={() => setOpen('pay')}>
              {t('loanActs.pay')}
            </Button>
          ) : null}
          {rare.length > 1 ? (
            <MenuPopover
              label={t('loanActs.more')}
              items={rare.map((act) => ({ id: act, label: t(`loanActs.${act}`) }))}
              onChoose={(act) => setOpen(act as RareAct)}
            />
          ) : (
            rare.map((act) => (
              <Button key={act} variant="outline" onClick={() => setOpen(act)}>
                {t(`loanActs.${act}`)}
              </Button>
            ))
          )}
          {mayPay
            ? null
            : [
                ...(loan.isRunning ? (['pay'] as const) : []),
                ...(isByHand ? (['takeBack'] as const) : []),
                ...(offered ? [offered] : []),
              ].map((act) => (
                <p key={act} className="text-caption text-muted">
                  {t(`loanActs.${act}`)}: {whomToAsk(pays)}
                </p>
              ))}
          {mayWaive || !isLate ? null : (
            <p className="text-caption text-muted">
              {t('loanActs.waive')}: {whomToAsk(waives)}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

/** A loan that is late enough is written off, and a loan that is written off can have that taken back. */
function offeredTo({ today, writeOffFrom, writtenOffOn, isRunning }: BorrowersLoan) {
  if (writeOffFrom !== null && today >= writeOffFrom) return 'writeOff';
  return writtenOffOn !== null && isRunning ? 'writeOffBack' : null;
}

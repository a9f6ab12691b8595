import type { BorrowersLoan } from '@kopa/contract/desk/borrower-entities';
import { Button } from '@kopa/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhomToAsk } from '../../shared/language/use-failure-text.ts';
import { useMay } from '../../shared/session/session.ts';
import { PayByHand } from './pay-by-hand.tsx';
import { PromiseToPay } from './promise-to-pay.tsx';
import { WaiveCharge } from './waive-charge.tsx';

const pays = { area: 'loanMoney', may: 'act' } as const;
const promises = { area: 'promises', may: 'act' } as const;
const waives = { area: 'waivers', may: 'act' } as const;

/** What can be done with a running loan: one act is open at a time. Whoever may not is told whom to ask. */
export function LoanActs({ loan }: { loan: BorrowersLoan }) {
  const { t } = useTranslation('desk');
  const whomToAsk = useWhomToAsk();
  const mayPay = useMay(pays);
  const mayPromise = useMay(promises);
  const mayWaive = useMay(waives);
  const [open, setOpen] = useState<'pay' | 'promise' | 'waive' | null>(null);
  if (!loan.isRunning) return null;
  const close = () => setOpen(null);
  const until = loan.promiseUntil;
  const isLate = loan.penaltyOwedCents > 0;
  return (
    <section aria-label={t('loanActs.title')} className="mx-6 mb-4 max-[44.99rem]:mx-4">
      {open === 'pay' ? (
        <PayByHand loan={loan} onClose={close} />
      ) : open === 'promise' && until !== null ? (
        <PromiseToPay loan={loan} until={until} onClose={close} />
      ) : open === 'waive' ? (
        <WaiveCharge loan={loan} onClose={close} />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          {mayPromise && until !== null ? (
            <Button variant="outline" onClick={() => setOpen('promise')}>
              {t('loanActs.promise')}
            </Button>
          ) : null}
          {mayPay ? (
            <Button variant="outline" onClick={() => setOpen('pay')}>
              {t('loanActs.pay')}
            </Button>
          ) : null}
          {mayWaive && isLate ? (
            <Button variant="outline" onClick={() => setOpen('waive')}>
              {t('loanActs.waive')}
            </Button>
          ) : null}
          {mayPay ? null : (
            <p className="text-caption text-muted">
              {t('loanActs.pay')}: {whomToAsk(pays)}
            </p>
          )}
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

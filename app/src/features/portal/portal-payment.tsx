import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Ledger, LedgerTotal } from '@kopa/ui/ledger';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { PaymentState } from '../../shared/payment/payment-state.tsx';
import type { LinkPayment } from './link-detail.ts';
import { PortalFrame } from './portal-frame.tsx';

/** The state of a link's requested payment. */
export default function PortalPayment({
  payment: { amountCents, status, failure },
  owedCents,
  onAgain,
}: {
  payment: LinkPayment;
  /** The balance, integer cents. */
  owedCents: number;
  onAgain: () => void;
}) {
  const { t } = useTranslation(['portal', 'payment']);
  const paid = status === 'paid';
  const failed = status === 'failed';
  const goesOn = failed || (paid && owedCents > 0);
  const bodies = {
    pending: t('pending'),
    unknown: t('unknown'),
    paid: t(owedCents > 0 ? 'paid' : 'end.finished.body'),
    failed: undefined,
  };
  return (
    <PortalFrame
      footer={
        goesOn && (
          <Button block variant={failed ? 'filled' : 'outline'} onClick={onAgain}>
            {t(failed ? 'again' : 'more')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-5 pb-6">
        <PaymentState
          state={paid ? 'paid' : failed ? 'failed' : 'pending'}
          amountCents={amountCents}
          failure={failure}
          body={bodies[status]}
        />
        {paid && (
          <Card>
            <Ledger>
              <LedgerTotal label={t('left')} cents={owedCents} />
            </Ledger>
          </Card>
        )}
        {!failed && <Note tone="success">{t('close')}</Note>}
      </div>
    </PortalFrame>
  );
}

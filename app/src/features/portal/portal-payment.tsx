import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Ledger, LedgerLine } from '@kopa/ui/ledger';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { PaymentState } from '../../shared/payment/payment-state.tsx';
import { PromptWait } from '../../shared/payment/prompt-wait.tsx';
import TalkCard from '../../shared/screen/talk-card.tsx';
import type { LinkPayment } from './link-detail.ts';
import { PortalFrame } from './portal-frame.tsx';

/** The state of a link's requested payment. */
export default function PortalPayment({
  payment: { amountCents, status, failure },
  owedCents,
  onAgain,
  onLook,
}: {
  payment: LinkPayment;
  /** The balance, integer cents. */
  owedCents: number;
  onAgain: () => void;
  /** Asks for the payment's state. */
  onLook: () => void;
}) {
  const { t } = useTranslation(['portal', 'payment']);
  const format = useFormat();
  const paid = status === 'paid';
  const failed = status === 'failed';
  const goesOn = failed || (paid && owedCents > 0);
  const body = paid ? t(owedCents > 0 ? 'paid' : 'end.finished.body') : undefined;
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
        {paid || failed ? (
          <PaymentState
            state={paid ? 'paid' : 'failed'}
            amountCents={amountCents}
            failure={failure}
            body={body}
          />
        ) : (
          <PromptWait
            amountCents={amountCents}
            here={false}
            askedAt={null}
            waitedMs={0}
            after={t('payment:prompt.afterFor', { sum: format.money(amountCents) })}
            isUnsure={status === 'unknown'}
            onLook={onLook}
          />
        )}
        {paid && (
          <Card>
            <Ledger>
              <LedgerLine label={t('left')} cents={owedCents} />
            </Ledger>
          </Card>
        )}
        {failed && <TalkCard />}
        {paid && <Note tone="success">{t('close')}</Note>}
      </div>
    </PortalFrame>
  );
}

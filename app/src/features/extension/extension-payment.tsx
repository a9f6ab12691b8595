import { promptAccount } from '@kopa/contract/prompt-account';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Ledger, LedgerLine, LedgerTotal } from '@kopa/ui/ledger';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { PaymentState } from '../../shared/payment/payment-state.tsx';
import { PromptWait } from '../../shared/payment/prompt-wait.tsx';
import { Page } from '../../shared/screen/page.tsx';
import TalkCard from '../../shared/screen/talk-card.tsx';
import type { Stage } from './extension-stage.ts';

const states = { failed: 'failed', extended: 'paid', repayment: 'paid' } as const;

/** The state of the extension's payment: pending, failed, or received with its effect. */
export function ExtensionPayment({
  stage,
  onAgain,
  onLook,
}: {
  stage: Extract<Stage, { kind: keyof typeof states | 'onPhone' }>;
  onAgain: () => void;
  /** Asks for the payment's state. */
  onLook: () => void;
}) {
  const { t } = useTranslation(['extension', 'payment']);
  const format = useFormat();
  const { kind, extension, payment } = stage;
  const day = format.weekdayDay(extension.newDueDate);
  const [heading, body] = {
    onPhone: [],
    failed: [],
    extended: [t('extended.heading', { day }), t('payment:state.paid.heading')],
    repayment: [t('repayment.heading'), t('repayment.body')],
  }[kind];
  const sum = payment?.amountCents ?? extension.extensionAmount;
  return (
    <Page
      title={t('title')}
      wait
      fallback="/repay/repay_detail"
      footer={
        kind === 'failed' ? (
          <Button block onClick={onAgain}>
            {t('failed.again')}
          </Button>
        ) : (
          <Button
            block
            variant={kind === 'onPhone' ? 'outline' : 'filled'}
            onClick={() => navigate('/repay/repay_detail', { replace: kind !== 'onPhone' })}
          >
            {t('seeLoan')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-5 pb-6">
        {kind === 'onPhone' ? (
          <PromptWait
            amountCents={sum}
            account={promptAccount(extension.orderNo)}
            askedAt={payment?.createTime ?? null}
            waitedMs={0}
            after={t('onPhone.then', { day })}
            isUnsure={payment?.status === 'unknown'}
            onLook={onLook}
          />
        ) : (
          <PaymentState
            state={states[kind]}
            // The new day is the news; the sum stands in the ledger.
            amountCents={kind === 'extended' ? null : sum}
            failure={payment?.failure ?? null}
            heading={heading}
            body={body}
          />
        )}
        {kind === 'extended' && (
          <Card>
            <Ledger>
              <LedgerLine label={t('extended.paid', { receipt: payment?.receipt ?? '' })} cents={sum} />
              <LedgerTotal
                label={t('oweOn', { day: format.day(extension.newDueDate) })}
                cents={extension.repayAmount}
              />
            </Ledger>
          </Card>
        )}
        {kind === 'failed' && (
          <>
            <Note tone="info">{t('failed.price')}</Note>
            <TalkCard />
          </>
        )}
      </div>
    </Page>
  );
}

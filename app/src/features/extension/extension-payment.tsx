import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Ledger, LedgerLine, LedgerTotal } from '@kopa/ui/ledger';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { PaymentState } from '../../shared/payment/payment-state.tsx';
import { Page } from '../../shared/screen/page.tsx';
import type { Stage } from './extension-stage.ts';

const states = { onPhone: 'pending', failed: 'failed', extended: 'paid', repayment: 'paid' } as const;

/** The state of the extension's payment: pending, failed, or received with its effect. */
export function ExtensionPayment({
  stage,
  onAgain,
}: {
  stage: Extract<Stage, { kind: keyof typeof states }>;
  onAgain: () => void;
}) {
  const { t } = useTranslation(['extension', 'payment']);
  const format = useFormat();
  const { kind, extension, payment } = stage;
  const day = format.fullDay(extension.newDueDate);
  const body = {
    onPhone: payment?.status === 'unknown' ? t('onPhone.unknown') : undefined,
    failed: undefined,
    extended: t('extended.body', { day }),
    repayment: t('repayment.body'),
  };
  const heading = {
    onPhone: undefined,
    failed: undefined,
    extended: t('extended.heading'),
    repayment: t('repayment.heading'),
  };
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
        <PaymentState
          state={states[kind]}
          amountCents={sum}
          failure={payment?.failure ?? null}
          body={body[kind]}
          heading={heading[kind]}
        />
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
        {kind === 'onPhone' && (
          <>
            <p className="text-center text-body text-muted">{t('onPhone.then', { day })}</p>
            <Note tone="success">{t('payment:leave')}</Note>
          </>
        )}
        {kind === 'failed' && <Note tone="info">{t('failed.price')}</Note>}
      </div>
    </Page>
  );
}

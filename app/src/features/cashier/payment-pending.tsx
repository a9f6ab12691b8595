import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { FileText } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { Note } from '@kopa/ui/note';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { PaymentState } from '../../shared/payment/payment-state.tsx';
import { Page } from '../../shared/screen/page.tsx';
import { kindOf } from './ask-for-reference.ts';
import { creditedWithin, type Standing } from './pending-payment.ts';
import type { CashierOf } from './cashier.ts';
import { CustomerServiceRow } from './customer-service-row.tsx';
import { WhereToPay } from './panels/where-to-pay.tsx';

const AnotherWayQuestion = lazy(() => import('./another-way-question.tsx'));

/** After this time alternatives are offered, in ms. */
const slowAfter = 3 * 60_000;

/** A pending payment: the current step, and after some minutes the alternatives. */
export function PaymentPending({
  pending,
  standing,
  detail,
  methods,
  ask,
  back,
}: CashierOf<Extract<Standing, { state: 'pending' }>>) {
  const { t } = useTranslation(['cashier', 'payment', 'shell']);
  const [leaving, setLeaving] = useState<boolean>();
  const way = methods.find(({ method }) => method === pending.method);
  const isPrompt = pending.method === 'mpesa';
  const isLate = standing.waitedMs >= creditedWithin;
  const kind = isPrompt ? 'prompt' : way && kindOf[way.channel] === 'link' ? 'page' : 'money';
  const words = isLate ? 'late' : kind !== 'prompt' ? kind : standing.isUnsure ? 'unsure' : null;
  return (
    <Page
      title={t('title')}
      wait
      fallback={back}
      footer={
        <>
          <Button block variant="outline" onClick={() => navigate('/')}>
            {t('result.home')}
          </Button>
          <Button block variant="text" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
            {t('another.open')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 pb-6">
        <PaymentState
          state="pending"
          amountCents={pending.amountCents}
          {...(words && { heading: t(`waiting.${words}.heading`), body: t(`waiting.${words}.body`) })}
        />
        {way && !isPrompt && (
          <Card flush heading={t(`way.${way.method}.name`)}>
            <WhereToPay way={way} amountCents={pending.amountCents} given={pending.given} />
          </Card>
        )}
        {standing.waitedMs >= slowAfter && (
          <Card flush heading={t('waiting.notHere')}>
            <ListRow
              icon={<FileText aria-hidden />}
              label={t('proof.label')}
              caption={t('proof.caption')}
              onClick={() => navigate(`/repay/voucher?orderNo=${encodeURIComponent(detail.order.orderNo)}`)}
            />
            <CustomerServiceRow />
          </Card>
        )}
        <Note tone="success">{t('payment:leave')}</Note>
      </div>
      {leaving !== undefined && (
        <Suspense>
          <AnotherWayQuestion
            amountCents={pending.amountCents}
            open={leaving}
            onAnswer={(another) => {
              setLeaving(false);
              // The earlier payments stay stored: a later payment by the first method is new.
              if (another) ask({ ...pending, payOrderId: null, toldAt: null });
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}

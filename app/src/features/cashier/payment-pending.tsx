import type { RepayMethod } from '@kopa/contract/policy';
import { promptAccount } from '@kopa/contract/prompt-account';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { FileText } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { Note } from '@kopa/ui/note';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { PaymentState } from '../../shared/payment/payment-state.tsx';
import { PromptWait } from '../../shared/payment/prompt-wait.tsx';
import { Page } from '../../shared/screen/page.tsx';
import { TalkRow } from '../../shared/screen/talk-card.tsx';
import { kindOf } from './ask-for-reference.ts';
import { creditedWithin, type Standing } from './pending-payment.ts';
import type { CashierOf } from './cashier.ts';
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
  askAgain,
  back,
}: CashierOf<Extract<Standing, { state: 'pending' }>>) {
  const { t } = useTranslation(['cashier', 'payment', 'shell']);
  const format = useFormat();
  const [leaving, setLeaving] = useState<{ to: RepayMethod; open: boolean } | null>(null);
  const way = methods.find(({ method }) => method === pending.method);
  const isPrompt = pending.method === 'mpesa';
  const isLate = standing.waitedMs >= creditedWithin;
  const kind = isPrompt ? 'prompt' : way && kindOf[way.channel] === 'link' ? 'page' : 'money';
  const words = isLate ? 'late' : kind === 'prompt' ? null : kind;
  const said = words && { heading: t(`waiting.${words}.heading`), body: t(`waiting.${words}.body`) };
  const paybill = methods.find(({ channel, available }) => channel === 'paybill' && available);
  const leave = (to: RepayMethod) => setLeaving({ to, open: true });
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
          <Button block variant="text" aria-haspopup="dialog" onClick={() => leave(pending.method)}>
            {t('another.open')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 pb-6">
        {isPrompt && pending.amountCents !== null ? (
          <PromptWait
            amountCents={pending.amountCents}
            company={paybill?.payTo?.name}
            account={promptAccount(detail.order.orderNo)}
            askedAt={pending.toldAt || null}
            waitedMs={standing.waitedMs}
            after={t('payment:prompt.after', { sum: format.money(pending.amountCents) })}
            isUnsure={standing.isUnsure}
            instead={said ?? undefined}
            onLook={askAgain}
            onPaybill={paybill && (() => leave(paybill.method))}
          />
        ) : (
          <PaymentState
            state="pending"
            amountCents={pending.amountCents}
            heading={said?.heading}
            body={said?.body}
          />
        )}
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
            <TalkRow />
          </Card>
        )}
        {!isPrompt && <Note tone="success">{t('payment:leave')}</Note>}
      </div>
      {leaving && (
        <Suspense>
          <AnotherWayQuestion
            amountCents={pending.amountCents}
            open={leaving.open}
            onAnswer={(another) => {
              setLeaving({ ...leaving, open: false });
              // The earlier payments stay stored: a later payment by the first method is new.
              if (another) ask({ ...pending, method: leaving.to, payOrderId: null, toldAt: null });
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}

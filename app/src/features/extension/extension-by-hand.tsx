import { marketRepayProducts } from '@kopa/contract/calls/repay-ways';
import type { Extension } from '@kopa/contract/entities';
import { Amount } from '@kopa/ui/amount';
import { Button } from '@kopa/ui/button';
import { ListRow } from '@kopa/ui/list-row';
import { Card } from '@kopa/ui/card';
import { Note } from '@kopa/ui/note';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { Page } from '../../shared/screen/page.tsx';
import { Wait } from '../../shared/screen/query-view.tsx';
import { dayOf } from '../../shared/session/calendar.ts';
import { PayToRows } from '../../shared/payment/pay-to-rows.tsx';
import { MarkedText } from '../../shared/language/marked-text.tsx';

/** The price is fixed for the day: exactly this amount, paid today by any method, extends the loan. */
export function ExtensionByHand({
  extension: { extensionAmount, validUntil, newDueDate },
  onLook,
  onOtherWay,
}: {
  extension: Extension;
  /** Asks the lender for the payment; resolves with the answer. */
  onLook: () => Promise<unknown>;
  onOtherWay: () => void;
}) {
  const { t } = useTranslation('extension');
  const format = useFormat();
  const [look, setLook] = useState<'looking' | 'done' | null>(null);
  const products = useQuery({
    queryKey: queryKeys.repayProducts,
    queryFn: () => send(marketRepayProducts, {}),
  });
  const methods = products.data?.methods.filter(({ available }) => available) ?? [];
  const others = methods.some(({ channel, payTo }) => !payTo && channel !== 'mpesaPrompt');
  return (
    <Page
      title={t('title')}
      fallback="/repay/repay_detail"
      footer={
        <div className="flex flex-col gap-3">
          {look === 'done' && (
            <div role="status">
              <Note tone="info">{t('hand.notYet')}</Note>
            </div>
          )}
          <Button
            block
            busy={look === 'looking'}
            busyLabel={t('hand.looking')}
            onClick={() => {
              setLook('looking');
              void onLook().finally(() => setLook('done'));
            }}
          >
            {t('hand.paid')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3 pb-6">
        <div>
          <p className="text-caption text-muted">{t('hand.exactly')}</p>
          <Amount cents={extensionAmount} size="amount" />
          <p className="pt-1 text-body text-ink">
            <MarkedText
              // The day ends at midnight, the next day's first moment.
              text={t('extension:hand.until', {
                day: format.fullDay(dayOf(validUntil - 1)),
                due: format.day(newDueDate),
              })}
              marks={{ strong: <strong className="font-semibold" /> }}
            />
          </p>
        </div>
        <Note tone="warning">{t('hand.otherSum')}</Note>
        {!products.data && <Wait queries={[products]} rows={3} part />}
        {methods.map(
          ({ method, channel, payTo }) =>
            payTo && (
              <section key={method} className="flex flex-col gap-2">
                <h2 className="text-label text-ink">
                  {t(channel === 'paybill' ? 'hand.paybill' : 'hand.account')}
                </h2>
                <Card flush>
                  <PayToRows channel={channel} payTo={payTo} amountCents={extensionAmount} />
                </Card>
              </section>
            ),
        )}
        <Card flush>
          {others && (
            <ListRow
              label={t('hand.others')}
              caption={t('hand.othersCaption', { sum: format.money(extensionAmount) })}
              onClick={() => navigate('/repay/cashier')}
            />
          )}
          <ListRow label={t('hand.back')} caption={t('hand.backCaption')} onClick={onOtherWay} />
        </Card>
      </div>
    </Page>
  );
}

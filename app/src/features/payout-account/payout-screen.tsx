import { addBankCard, bindBankCard } from '@kopa/contract/calls/bank';
import { payoutNames, type PayoutField } from '@kopa/contract/fields/payout-fields';
import { repairPayout } from '@kopa/contract/sections';
import { Note } from '@kopa/ui/note';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClearedNote } from '../../shared/form/cleared-note.tsx';
import { SectionPage, SectionScreen } from '../../shared/order/section-page.tsx';
import { policy } from '../../shared/session/policy.ts';
import { AccountRows } from './account-rows.tsx';
import { emptyPayout, kindIn, wantedRows, type PayoutValues } from './payout-form.ts';
import { useRowLabels } from './row-labels.ts';

const SavedAccount = lazy(() => import('./saved-account.tsx'));

/** /bank_account/add_bankcard: the destination of the money, by the policy's account kinds. */
export default function PayoutScreen() {
  const { t } = useTranslation('payout');
  const isKenyan = policy().market.code === 'ke';
  // The error summary uses the rows' current labels.
  const [shown, setShown] = useState({ kind: kindIn({ cardType: '' }), bankName: '' });
  const label = useRowLabels(shown.kind, shown.bankName);
  const labels = payoutNames.map((field) => [field, label(field)] as const);
  return (
    <SectionScreen position={3} title={t('title')}>
      {(order, user) => {
        const holder = [user.personal?.['firstName'], user.personal?.['lastName']];
        const saved = user.payout?.['accountNumber'];
        // A saved other number is typed again to confirm.
        const mobile = saved && saved !== user.mobile ? '' : user.mobile;
        return (
          <SectionPage<PayoutValues>
            order={order}
            position={3}
            call={isKenyan ? bindBankCard : addBankCard}
            loginMobile={user.mobile}
            title={t('title')}
            heading={t('heading')}
            empty={emptyPayout(holder.filter(Boolean).join(' '), mobile)}
            saved={user.payout}
            repair={(values) => repairPayout(policy(), values)}
            labels={labels}
            wanted={wantedRows}
          >
            {(form) => (
              <>
                {!isKenyan && order.payout && (
                  <Suspense>
                    <SavedAccount orderNo={order.orderNo} />
                  </Suspense>
                )}
                <ClearedNote
                  form={form}
                  cleared={repairPayout(policy(), user.payout ?? {}).cleared}
                  labels={labels}
                  shows={isShown}
                />
                <AccountRows form={form} user={user} shown={shown} onShown={setShown} label={label} />
                <Note tone="info">{t(shown.kind === 'mobileMoney' ? 'note.wallet' : 'note.bank')}</Note>
              </>
            )}
          </SectionPage>
        );
      }}
    </SectionScreen>
  );
}

function isShown(field: string, values: PayoutValues): boolean {
  return wantedRows(values).includes(field as PayoutField);
}

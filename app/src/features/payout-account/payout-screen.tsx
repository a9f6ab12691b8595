import { addBankCard, bindBankCard } from '@kopa/contract/calls/bank';
import { payoutNames } from '@kopa/contract/fields/payout-fields';
import { repairPayout } from '@kopa/contract/sections';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionPage, SectionScreen } from '../../shared/order/section-page.tsx';
import { policy } from '../../shared/session/policy.ts';
import { AccountRows } from './account-rows.tsx';
import { emptyPayout, wantedRows, type PayoutValues } from './payout-form.ts';
import { useRowLabels } from './row-labels.ts';

const SavedAccount = lazy(() => import('./saved-account.tsx'));

/** /bank_account/add_bankcard: the destination of the money, by the policy's account kinds. */
export default function PayoutScreen() {
  const { t } = useTranslation('payout');
  const isKenyan = policy().market.code === 'ke';
  const labelsOf = useRowLabels();
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
            labels={(account) => payoutNames.map((field) => [field, labelsOf(account)(field)])}
            wanted={wantedRows}
          >
            {(form) => (
              <>
                {!isKenyan && order.payout && (
                  <Suspense>
                    <SavedAccount orderNo={order.orderNo} />
                  </Suspense>
                )}
                <AccountRows form={form} user={user} />
              </>
            )}
          </SectionPage>
        );
      }}
    </SectionScreen>
  );
}

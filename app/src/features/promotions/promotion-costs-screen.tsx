import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { applicationAddress, fitOf } from './fitting-loan.ts';
import { LoanFigures } from './loan-figures.tsx';
import { OnOffer } from './on-offer.tsx';
import { BeforeYouBorrow, WhoCanApply } from './plain-words.tsx';
import { PromotionFrame, WithOffer } from './promotion-frame.tsx';
import { ExistingLoan } from './existing-loan.tsx';

/** /yx1 (S2-39): the loans on offer, the cost of one in an example, and the eligibility. */
export default function PromotionCostsScreen() {
  const { t } = useTranslation(['promotion', 'content']);
  const format = useFormat();
  const title = t('costs.title');
  return (
    <WithOffer title={title}>
      {({ home, product, example: size }) => (
        <PromotionFrame
          title={title}
          lead={t('costs.lead')}
          footer={
            fitOf(home?.status) === 'apply' && (
              <Button block onClick={() => navigate(applicationAddress(product, size))}>
                {t('apply', { sum: format.money(size.principalCents) })}
              </Button>
            )
          }
        >
          <ExistingLoan home={home} />
          <OnOffer />
          <LoanFigures terms={product.terms} size={size} />
          <Note tone="neutral">{t('figures.note')}</Note>
          <WhoCanApply />
          <BeforeYouBorrow terms={product.terms} size={size} />
        </PromotionFrame>
      )}
    </WithOffer>
  );
}

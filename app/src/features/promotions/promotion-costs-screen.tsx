import { exampleLoan, highestAprBps } from '@kopa/contract/pricing';
import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { applicationAddress, fitOf } from './fitting-loan.ts';
import { LoanFigures } from './loan-figures.tsx';
import { BeforeYouBorrow, WhoCanApply } from './plain-words.tsx';
import { Nothing, PromotionFrame, WithHome } from './promotion-frame.tsx';
import { ExistingLoan } from './existing-loan.tsx';

/** /yx1 (S2-39): the cost of a loan in an example, and the eligibility. */
export default function PromotionCostsScreen() {
  const { t } = useTranslation(['promotion', 'content']);
  const format = useFormat();
  const title = t('costs.title');
  return (
    <WithHome title={title}>
      {(home) => {
        const product = home.products[0];
        if (!product) return <Nothing title={title} />;
        const size = exampleLoan(product);
        const days = product.offeredDays;
        return (
          <PromotionFrame
            title={title}
            lead={t('costs.lead')}
            footer={
              fitOf(home.status) === 'apply' && (
                <Button block onClick={() => navigate(applicationAddress(product, size))}>
                  {t('apply', { sum: format.money(size.principalCents) })}
                </Button>
              )
            }
          >
            <ExistingLoan home={home} />
            <p className="text-body text-ink">
              {t('range', {
                from: format.money(product.minimumCents),
                to: format.money(product.maximumCents),
                shortest: Math.min(...days),
                longest: Math.max(...days),
                apr: format.percent(highestAprBps(product)),
              })}
            </p>
            <LoanFigures product={product} size={size} />
            <Note tone="neutral">{t('figures.note')}</Note>
            <WhoCanApply />
            <BeforeYouBorrow product={product} size={size} />
          </PromotionFrame>
        );
      }}
    </WithHome>
  );
}

import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../shared/address/use-search.ts';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { applicationAddress, fitOf, readSize, sizeOf, sizeQuery } from './fitting-loan.ts';
import { LoanFigures } from './loan-figures.tsx';
import { BeforeYouBorrow } from './plain-words.tsx';
import { Nothing, PromotionFrame, WithHome } from './promotion-frame.tsx';
import { ExistingLoan } from './existing-loan.tsx';

/** /yx2ConfirmBorrow (S2-41): all costs of the chosen loan, and the link to its application. */
export default function PromotionConfirmScreen() {
  const { t } = useTranslation(['promotion', 'content']);
  const format = useFormat();
  const search = useSearch();
  const title = t('confirm.title');
  return (
    <WithHome title={title}>
      {(home) => {
        const product = home.products[0];
        if (!product) return <Nothing title={title} />;
        const size = sizeOf(search, product);
        const named = search.has('amount') || search.has('days');
        const sum = format.money(size.principalCents);
        return (
          <PromotionFrame
            title={title}
            footer={
              fitOf(home.status) === 'apply' && (
                <>
                  <Button block onClick={() => navigate(applicationAddress(product, size))}>
                    {t('apply', { sum })}
                  </Button>
                  <Button
                    block
                    variant="text"
                    tone="muted"
                    onClick={() => navigate(`/yx2?${sizeQuery(size)}`)}
                  >
                    {t('confirm.change')}
                  </Button>
                </>
              )
            }
          >
            <ExistingLoan home={home} />
            {named && !readSize(search, product) && <Note tone="warning">{t('confirm.other')}</Note>}
            <LoanFigures
              product={product}
              size={size}
              heading={t('confirm.heading', { sum, days: size.tenureDays })}
            />
            <Note tone="neutral">{t('agree')}</Note>
            <BeforeYouBorrow product={product} size={size} />
          </PromotionFrame>
        );
      }}
    </WithHome>
  );
}

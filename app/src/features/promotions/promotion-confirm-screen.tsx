import type { Choices } from '@kopa/contract/pricing';
import { Button } from '@kopa/ui/button';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../shared/address/use-search.ts';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { applicationAddress, fitOf, promotionAddress, readSize, sizeOf, type Offer } from './fitting-loan.ts';
import { LoanFigures } from './loan-figures.tsx';
import { BeforeYouBorrow } from './plain-words.tsx';
import { PromotionFrame, WithChoices } from './promotion-frame.tsx';
import { ExistingLoan } from './existing-loan.tsx';

/** /yx2ConfirmBorrow (S2-41): all costs of the chosen loan, and the link to its application. */
export default function PromotionConfirmScreen() {
  const { t } = useTranslation(['promotion', 'content']);
  return <WithChoices title={t('confirm.title')}>{(offer) => <Confirm {...offer} />}</WithChoices>;
}

function Confirm({ home, product, choices }: Offer & { choices: Choices }) {
  const { t } = useTranslation('promotion');
  const format = useFormat();
  const search = useSearch();
  const productId = search.get('productId');
  const title = t('confirm.title');
  const size = sizeOf(search, choices);
  const named = search.has('amount') || search.has('days');
  const sum = format.money(size.principalCents);
  return (
    <PromotionFrame
      title={title}
      footer={
        fitOf(home?.status) === 'apply' && (
          <>
            <Button block onClick={() => navigate(applicationAddress(product, size))}>
              {t('apply', { sum })}
            </Button>
            <Button
              block
              variant="text"
              tone="muted"
              onClick={() => navigate(promotionAddress('/yx2', productId, size))}
            >
              {t('confirm.change')}
            </Button>
          </>
        )
      }
    >
      <ExistingLoan home={home} />
      {named && !readSize(search, choices) && <Note tone="warning">{t('confirm.other')}</Note>}
      <LoanFigures
        terms={product.terms}
        size={size}
        heading={t('confirm.heading', { sum, days: size.tenureDays })}
      />
      <Note tone="neutral">{t('agree')}</Note>
      <BeforeYouBorrow terms={product.terms} size={size} />
    </PromotionFrame>
  );
}

import { ReferenceBlock } from '@kopa/ui/reference-block';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/language/format.ts';
import { AmountRow } from '../../../shared/payment/pay-to-rows.tsx';
import type { WhereToPayProps } from './where-to-pay-props.ts';

/** A number and its barcode for a shop's till, for one amount, with its expiry (S7-53, S9-18). */
export default function BarcodePanel({ given }: WhereToPayProps) {
  const { t } = useTranslation('cashier');
  const format = useFormat();
  return (
    <>
      <p className="px-4 py-3 text-caption text-muted">{t('steps.shop')}</p>
      {given && (
        <>
          <ReferenceBlock
            label={t('barcode.number')}
            value={given.reference}
            barcode
            caption={
              given.expireTime === null
                ? undefined
                : t('barcode.until', { time: format.time(given.expireTime) })
            }
          />
          <AmountRow amountCents={given.amountCents} />
        </>
      )}
    </>
  );
}

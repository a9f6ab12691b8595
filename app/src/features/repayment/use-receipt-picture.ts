import type { RepayDetail } from '@kopa/contract/entities';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { useSaveFile } from '../../shared/screen/use-save-file.tsx';
import { useAppName } from '../../shared/session/app-name.ts';
import { owedGroups } from './owed-groups.ts';
import { useGroupWords } from './owed-lines.tsx';

/**
 * Shares a closed loan's receipt as a picture, and says in the page whether the phone could. `closing`: the
 * words about the day of the closing.
 */
export function useReceiptPicture(
  detail: RepayDetail,
  closing: string,
): [share: () => Promise<void>, said: ReactNode] {
  const { t } = useTranslation('repay');
  const format = useFormat();
  const words = useGroupWords();
  const [save, said] = useSaveFile();
  const name = useAppName();
  const signed = (cents: number) => (cents < 0 ? `− ${format.money(-cents)}` : format.money(cents));
  const { orderNo } = detail.order;
  const share = () =>
    save(
      async () => {
        const { receiptPicture } = await import('./receipt-picture.ts');
        const picture = await receiptPicture({
          brand: name,
          title: t('receipt.title'),
          number: t('receipt.number', { orderNo }),
          lines: owedGroups(detail.lines).map((group) => [words(group), signed(group.cents)]),
          total: [t('line.left'), format.money(detail.owedCents)],
          closing,
        });
        return new File([picture], `receipt-${orderNo}.png`, { type: 'image/png' });
      },
      { saved: t('receipt.saved'), cannot: t('receipt.cannot') },
    );
  return [share, said];
}

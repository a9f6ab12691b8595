import type { RepayDetail } from '@kopa/contract/entities';
import { useToast } from '@kopa/ui/toast';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import type { SaveOutcome } from '../../shared/screen/save-file.ts';
import { useAppName } from '../../shared/session/app-name.ts';
import { owedGroups } from './owed-groups.ts';
import { useGroupWords } from './owed-lines.tsx';
import type { Receipt } from './receipt-picture.ts';

/**
 * Shares a closed loan's receipt as a picture, or says that the phone cannot. `closing`: the words about
 * the day of the closing.
 */
export function useReceiptPicture(detail: RepayDetail, closing: string): () => Promise<void> {
  const { t } = useTranslation('repay');
  const format = useFormat();
  const words = useGroupWords();
  const toast = useToast();
  const name = useAppName();
  const signed = (cents: number) => (cents < 0 ? `− ${format.money(-cents)}` : format.money(cents));
  return async () => {
    const { orderNo } = detail.order;
    const outcome = await save(`receipt-${orderNo}`, {
      brand: name,
      title: t('receipt.title'),
      number: t('receipt.number', { orderNo }),
      lines: owedGroups(detail.lines).map((group) => [words(group), signed(group.cents)]),
      total: [t('line.left'), format.money(detail.owedCents)],
      closing,
    });
    if (outcome !== 'shared') toast(t(outcome === 'saved' ? 'receipt.saved' : 'receipt.cannot'));
  };
}

/** The code of the picture is fetched with the first tap. */
async function save(name: string, receipt: Receipt): Promise<SaveOutcome> {
  try {
    const { receiptPicture } = await import('./receipt-picture.ts');
    const { saveFile } = await import('../../shared/screen/save-file.ts');
    return await saveFile(new File([await receiptPicture(receipt)], `${name}.png`, { type: 'image/png' }));
  } catch {
    return 'cannot';
  }
}

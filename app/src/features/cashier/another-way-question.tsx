import { Dialog } from '@kopa/ui/dialog';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';

/** Before another payment method is chosen, warns that the pending payment may still arrive. */
export default function AnotherWayQuestion({
  amountCents,
  open,
  onAnswer,
}: {
  amountCents: number | null;
  open: boolean;
  onAnswer: (another: boolean) => void;
}) {
  const { t } = useTranslation('cashier');
  const format = useFormat();
  return (
    <Dialog
      open={open}
      onOpenChange={(_, reason) => onAnswer(reason === 'confirm')}
      title={t('another.title')}
      text={
        amountCents === null ? t('another.text') : t('another.textOf', { sum: format.money(amountCents) })
      }
      cautious
      actionLabel={t('another.open')}
      cancelLabel={t('another.wait')}
    />
  );
}

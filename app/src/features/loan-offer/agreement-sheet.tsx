import { BottomSheet } from '@kopa/ui/bottom-sheet';
import { useTranslation } from 'react-i18next';
import { AgreementText } from './agreement-text.tsx';

/** The agreement over the offer, for reading beside the checkbox. */
export default function AgreementSheet({
  orderNo,
  open,
  onOpenChange,
}: {
  orderNo: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation('offer');
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={t('agreement.title')} height="full" draggable>
      <AgreementText orderNo={orderNo} named />
    </BottomSheet>
  );
}

import { Button } from '@kopa/ui/button';
import { X } from '@kopa/ui/icons';
import { useTranslation } from 'react-i18next';

/** The head of the pane beside the table. */
export function SideHead({ title, onClose }: { title: string; onClose: () => void }) {
  const { t } = useTranslation('desk');
  return (
    <div className="flex items-center justify-between gap-2">
      <h2 className="text-title text-ink">{title}</h2>
      <Button variant="text" icon={<X aria-hidden />} onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  );
}

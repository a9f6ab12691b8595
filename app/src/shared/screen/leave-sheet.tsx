import { Button } from '@kopa/ui/button';
import { BottomSheet } from '@kopa/ui/bottom-sheet';
import { useToast } from '@kopa/ui/toast';
import { useTranslation } from 'react-i18next';
import { navigate } from '../address/navigation.ts';
import { logOut } from '../session/log-out.ts';

/** Confirms, then logs out, informs and goes home (S4-47, S4-48, S8-14). */
export function LeaveSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation('me');
  const toast = useToast();
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={t('leave.title')} height="auto">
      <div className="flex flex-col gap-3 px-4 pb-4">
        <p className="text-body text-muted">{t('leave.body')}</p>
        <Button
          variant="outline"
          tone="danger"
          block
          onClick={() => {
            logOut();
            onOpenChange(false);
            toast(t('leave.done'));
            navigate('/');
          }}
        >
          {t('leave.confirm')}
        </Button>
        <Button variant="text" block onClick={() => onOpenChange(false)}>
          {t('leave.stay')}
        </Button>
      </div>
    </BottomSheet>
  );
}

import { customerService } from '@kopa/contract/calls/market';
import { BottomSheet } from '@kopa/ui/bottom-sheet';
import { MessageCircle, Phone, Send } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { Skeleton } from '@kopa/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { navigate } from '../address/navigation.ts';
import { send } from '../lender/client.ts';
import { queryKeys } from '../lender/queries.ts';
import { useSession } from '../session/session.ts';

/** The contacts of customer service, from every screen. */
export default function HelpSheet({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const { data } = useQuery({
    queryKey: queryKeys.customerService,
    queryFn: () => send(customerService, {}),
    enabled: open,
    staleTime: 3_600_000,
  });
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={t('help.title')} height="auto" draggable>
      <p className="px-4 pb-2 text-body text-muted">{t('help.body')}</p>
      {session && (
        <ListRow
          icon={<MessageCircle aria-hidden />}
          label={t('help.inApp')}
          caption={t('help.inAppCaption')}
          onClick={() => {
            onOpenChange(false);
            navigate('/feedback/feedback_list');
          }}
        />
      )}
      {data ? (
        <>
          {data.phone !== '' && (
            <ListRow
              icon={<Phone aria-hidden />}
              label={t('help.call')}
              caption={data.phone}
              href={`tel:${data.phone.replace(/\s/g, '')}`}
            />
          )}
          {data.email !== '' && (
            <ListRow
              icon={<Send aria-hidden />}
              label={t('help.write')}
              caption={data.email}
              href={`mailto:${data.email}`}
            />
          )}
          {data.hours !== '' && (
            <p className="px-4 py-3 text-caption text-muted">{t('help.hours', { hours: data.hours })}</p>
          )}
        </>
      ) : (
        <Skeleton rows={2} />
      )}
    </BottomSheet>
  );
}

import { Button } from '@kopa/ui/button';
import { EmptyState } from '@kopa/ui/empty-state';
import { Illustration } from '@kopa/ui/illustration';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/screen/page.tsx';
import TalkCard from '../../shared/screen/talk-card.tsx';

/** No payment method is available now: the message, with alternatives. */
export function NoPaymentMethod({ back, onRetry }: { back: string; onRetry: () => void }) {
  const { t } = useTranslation(['cashier', 'shell']);
  return (
    <Page title={t('title')} fallback={back}>
      <div className="flex flex-col gap-5 py-10">
        <EmptyState
          illustration={<Illustration name="closed" />}
          title={t('noMethod.title')}
          body={t('noMethod.body')}
          action={
            <Button variant="outline" onClick={onRetry}>
              {t('result.again')}
            </Button>
          }
        />
        <TalkCard />
      </div>
    </Page>
  );
}

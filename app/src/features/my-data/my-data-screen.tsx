import { erasureAsk, myDataShow } from '@kopa/contract/calls/my-data';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { GoTo } from '../../shared/address/go-to.tsx';
import { send } from '../../shared/lender/client.ts';
import { queryClient, queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Page } from '../../shared/screen/page.tsx';
import { QueryView } from '../../shared/screen/query-view.tsx';
import { useSession } from '../../shared/session/session.ts';
import { useSettings } from '../../shared/session/settings.ts';
import { ConsentCards } from './consent-cards.tsx';
import { CorrectRows } from './correct-rows.tsx';
import { ErasureCard } from './erasure-card.tsx';
import { ExportButton } from './export-button.tsx';
import { KeptData } from './kept-data.tsx';

/** /user_center/my_data: the borrower's stored data with purpose and retention, and the available actions. */
export default function MyDataScreen() {
  const { t } = useTranslation(['account', 'content']);
  const session = useSession();
  const { language } = useSettings();
  const queryKey = queryKeys.myData(language);
  const query = useQuery({
    queryKey,
    queryFn: () => send(myDataShow, {}),
    enabled: session !== null,
  });
  const erasure = useCommand({
    scope: 'erasure',
    send: (body: { erase: boolean }, { idempotencyKey }) => send(erasureAsk, body, { idempotencyKey }),
    onDone: (result) => queryClient.setQueryData(queryKey, result),
  });
  if (!session) return <GoTo to="/user/login" returnTo="/user_center/my_data" />;
  return (
    <Page title={t('myData.title')} fallback="/me">
      <QueryView query={query} rows={6}>
        {(data) => (
          <div className="flex flex-col gap-6 pb-6">
            <p className="text-body text-muted">{t('myData.body')}</p>
            <KeptData categories={data.categories} />
            <ExportButton />
            <CorrectRows />
            <ConsentCards />
            <ErasureCard data={data} command={erasure} />
          </div>
        )}
      </QueryView>
    </Page>
  );
}

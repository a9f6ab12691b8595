import { downloadAddress, downloadOther } from '@kopa/contract/calls/catalogue';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { EmptyState } from '@kopa/ui/empty-state';
import { ExternalLink, Smartphone } from '@kopa/ui/icons';
import { Illustration } from '@kopa/ui/illustration';
import { ListRow } from '@kopa/ui/list-row';
import { Note } from '@kopa/ui/note';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { hasNative } from '../../shared/bridge/bridge.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { Page } from '../../shared/screen/page.tsx';
import { QueryView } from '../../shared/screen/query-view.tsx';
import { useAppName } from '../../shared/session/app-name.ts';
import { appIntent, platformOf, safeAddress } from './app-address.ts';

/**
 * /user_center/open_app (S2-28, S7-72, S7-73): from a browser into the native app, or to its download, if
 * any.
 */
export default function OpenAppScreen() {
  const { t } = useTranslation('account');
  const appName = useAppName();
  const platform = platformOf(navigator);
  const query = useQuery({
    queryKey: queryKeys.appAddress(platform),
    queryFn: () => send(downloadAddress, { platform }),
    staleTime: 3_600_000,
  });
  return (
    <Page title={t('openApp.title', { appName })} fallback="/me">
      <div className="flex flex-1 flex-col gap-5 pb-6">
        {hasNative() ? (
          <Note tone="success">{t('openApp.inside', { appName })}</Note>
        ) : (
          <QueryView query={query} rows={2} part>
            {({ packageName, address }) => (
              <Own packageName={packageName} store={safeAddress(address)} platform={platform} />
            )}
          </QueryView>
        )}
        <Others />
      </div>
    </Page>
  );
}

function Own({
  packageName,
  store,
  platform,
}: {
  packageName: string;
  store: string | null;
  platform: ReturnType<typeof platformOf>;
}) {
  const { t } = useTranslation('account');
  if (store === null)
    return (
      <EmptyState
        illustration={<Illustration name="empty" />}
        title={t('openApp.none.title')}
        body={t('openApp.none.body')}
        action={
          <Button variant="outline" onClick={() => navigate('/')}>
            {t('openApp.none.home')}
          </Button>
        }
      />
    );
  const intent = appIntent(packageName, store, { platform, host: window.location.host });
  return (
    <>
      <p className="text-body text-muted">{t('openApp.body')}</p>
      <Card flush>
        {intent !== null && (
          <ListRow
            icon={<Smartphone aria-hidden />}
            label={t('openApp.open')}
            caption={t('openApp.openCaption')}
            href={intent}
          />
        )}
        <ListRow
          icon={<ExternalLink aria-hidden />}
          label={t('openApp.download')}
          caption={new URL(store).host}
          href={store}
        />
      </Card>
    </>
  );
}

/** The lender's other apps; nothing without any, and after a failure. */
function Others() {
  const { t } = useTranslation('account');
  const platform = platformOf(navigator);
  const { data } = useQuery({
    queryKey: queryKeys.otherApps(platform),
    queryFn: () => send(downloadOther, { platform }),
    staleTime: 3_600_000,
  });
  const apps = (data?.apps ?? []).filter(({ address }) => safeAddress(address) !== null);
  if (apps.length === 0) return null;
  return (
    <Card flush heading={t('openApp.others')}>
      {apps.map(({ packageName, appName, address }) => (
        <ListRow
          key={packageName}
          icon={<Smartphone aria-hidden />}
          label={appName}
          caption={t('openApp.other', { host: new URL(address).host })}
          href={address}
        />
      ))}
    </Card>
  );
}

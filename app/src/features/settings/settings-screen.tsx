import { Card } from '@kopa/ui/card';
import { FileText, Globe, Info, LogOut, ShieldCheck } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { LeaveSheet } from '../../shared/screen/leave-sheet.tsx';
import { Page } from '../../shared/screen/page.tsx';
import { useSession } from '../../shared/session/session.ts';
import { useSettings } from '../../shared/session/settings.ts';
import { DataUsed } from './data-used.tsx';
import { DraftsRow } from './drafts-row.tsx';
import { LoginsRow } from './logins-row.tsx';

/** /user_center/settings (S2-24): language, data collection, data on this phone, and logout. */
export default function SettingsScreen() {
  const { t } = useTranslation(['account', 'shell', 'me']);
  const { language } = useSettings();
  const session = useSession();
  const [leaving, setLeaving] = useState(false);
  return (
    <Page title={t('settings.title')} fallback="/me">
      <div className="flex flex-col gap-5 pb-6">
        <Card flush>
          <ListRow
            icon={<Globe aria-hidden />}
            label={t('shell:language.title')}
            caption={t(`shell:language.${language}`)}
            onClick={() => navigate('/user_center/language')}
          />
          <ListRow
            icon={<ShieldCheck aria-hidden />}
            label={t('settings.permissions')}
            caption={t('settings.permissionsCaption')}
            onClick={() => navigate('/pd_pop')}
          />
          <ListRow
            icon={<FileText aria-hidden />}
            label={t('myData.title')}
            onClick={() => navigate('/user_center/my_data')}
          />
        </Card>
        <DataUsed />
        <Card flush>
          <DraftsRow />
        </Card>
        <Card flush>
          <ListRow
            icon={<Info aria-hidden />}
            label={t('about.title')}
            onClick={() => navigate('/user_center/about_us')}
          />
        </Card>
        {session && (
          <Card flush>
            <LoginsRow onEnd={() => setLeaving(true)} />
            <ListRow
              icon={<LogOut aria-hidden />}
              label={t('me:leave.open')}
              stays
              onClick={() => setLeaving(true)}
            />
          </Card>
        )}
      </div>
      <LeaveSheet open={leaving} onOpenChange={setLeaving} />
    </Page>
  );
}

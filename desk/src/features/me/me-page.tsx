import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRolesText } from '../../shared/language/use-failure-text.ts';
import { PageHead } from '../../shared/screen/page-head.tsx';
import { useMay, useSession } from '../../shared/session/session.ts';
import { OwnSessions } from './own-sessions.tsx';
import { SettingsPanel } from './settings-panel.tsx';

/** Where one is logged in, and the settings of this laptop. */
export default function MePage() {
  const { t } = useTranslation('desk');
  const { name, roles } = useSession();
  const maySeeStaff = useMay({ area: 'staff', may: 'read' });
  const rolesText = useRolesText();
  return (
    <div className="flex-1 overflow-y-auto">
      <PageHead title={name} caption={rolesText(roles)} />
      <div className="flex max-w-[31rem] flex-col gap-4 px-6 pb-4 max-[44.99rem]:px-4">
        {maySeeStaff ? (
          <Link to="/staff" className="text-body font-semibold text-link">
            {t('nav.staff')}
          </Link>
        ) : null}
        <OwnSessions />
        <SettingsPanel />
      </div>
    </div>
  );
}

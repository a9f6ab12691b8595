import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { useConsents } from '../../shared/consent/use-consents.ts';
import { hasNative } from '../../shared/bridge/bridge.ts';
import { policy } from '../../shared/session/policy.ts';
import { Choices } from './choices.tsx';
import { NothingCollected } from './nothing-collected.tsx';

/**
 * /pd_pop and /pop (S2-33, S2-34): the app's access to phone data, by purpose, off by default and
 * withdrawable here. A message where nothing is ever collected.
 */
export default function PermissionsScreen() {
  const { t } = useTranslation(['permissions', 'content']);
  const { consents, query } = useConsents();
  const reading = consents?.deviceData ?? policy().deviceData;
  if (reading === 'none') return <NothingCollected consents={consents?.consents ?? []} />;
  return (
    <Choices consents={consents?.consents} query={query}>
      {!hasNative() && <Note tone="info">{t('browser')}</Note>}
    </Choices>
  );
}

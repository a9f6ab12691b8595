import { House, ReceiptText, User } from '@kopa/ui/icons';
import { TabBar } from '@kopa/ui/tab-bar';
import { useTranslation } from 'react-i18next';
import { navigate } from '../address/navigation.ts';

const tabs = [
  { id: 'home', path: '/', icon: <House aria-hidden /> },
  { id: 'records', path: '/records', icon: <ReceiptText aria-hidden /> },
  { id: 'me', path: '/me', icon: <User aria-hidden /> },
] as const;

/** The three tabs (S2-69 to S2-71). */
export function MainTabs({ current }: { current: (typeof tabs)[number]['id'] }) {
  const { t } = useTranslation('shell');
  return (
    <TabBar
      items={tabs.map(({ id, path, icon }) => ({
        id,
        icon,
        label: t(`tabs.${id}`),
        href: `#${path}`,
        current: id === current,
      }))}
      onSelect={(id) => navigate(tabs.find((tab) => tab.id === id)!.path)}
    />
  );
}

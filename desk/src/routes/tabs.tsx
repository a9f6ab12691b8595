import { TabBar } from '@kopa/ui/tab-bar';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { usePlaces } from './places.tsx';

/** The places of the desk at the bottom of a small page. */
export function Tabs() {
  const { t } = useTranslation('desk');
  const places = usePlaces('tabs');
  const navigate = useNavigate();
  const root = useHref('/').replace(/\/$/, '');
  const { pathname } = useLocation();
  const here = places.find(({ to }) => to !== '/' && pathname.startsWith(to));
  const current = here ?? (pathname.startsWith('/staff') ? places.at(-1) : places[0]);
  return (
    <div className="min-[45rem]:hidden">
      <TabBar
        items={places.map(({ id, to, icon: PlaceIcon }) => ({
          id,
          label: t(`nav.${id}`),
          icon: <PlaceIcon aria-hidden />,
          href: `${root}${to}`,
          current: id === current?.id,
        }))}
        onSelect={(id) => void navigate(places.find((place) => place.id === id)?.to ?? '/')}
      />
    </div>
  );
}

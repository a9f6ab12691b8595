import { ChevronDown, Search } from '@kopa/ui/icons';
import { Kbd } from '@kopa/ui/kbd';
import { OwnerTag } from '@kopa/ui/owner-tag';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { SettingsPanel } from '../features/me/settings-panel.tsx';
import { useFormat } from '../shared/language/format.ts';
import { useRolesText } from '../shared/language/use-failure-text.ts';
import { useNow } from '../shared/screen/use-now.ts';
import { useSession } from '../shared/session/session.ts';

/** The search, the time of the lender's market, and the menu of who is signed in. Not on small pages. */
export function TopBar({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation('desk');
  const { moment } = useFormat();
  const now = useNow();
  const { pathname } = useLocation();
  return (
    <header className="flex min-h-12 items-center gap-4 border-b border-decor bg-surface px-4 max-[44.99rem]:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+k"
        onClick={onSearch}
        className="me-auto flex min-h-9 w-72 max-w-full items-center gap-2 rounded-medium border border-control bg-surface px-3 text-start text-body text-muted hover:bg-page"
      >
        <Search aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 flex-1 truncate">{t('palette.open')}</span>
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
      </button>
      <time
        dateTime={new Date(now).toISOString()}
        title={t('bar.time')}
        className="text-body text-muted tabular-nums"
      >
        {moment(now)}
      </time>
      {/* Another page closes the menu. */}
      <Menu key={pathname} />
    </header>
  );
}

function Menu() {
  const { t } = useTranslation('desk');
  const { name, roles } = useSession();
  const rolesText = useRolesText();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: Event) => {
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape';
      const outside = event.target instanceof Node && !box.current?.contains(event.target);
      if (!escaped && (event instanceof KeyboardEvent || !outside)) return;
      setOpen(false);
      if (escaped) box.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, [open]);
  return (
    <div ref={box} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        className="flex min-h-9 items-center gap-2 rounded-medium px-2 text-body hover:bg-page"
      >
        <OwnerTag name={name} mine compact>
          {t('bar.menu')}
        </OwnerTag>
        <span className="font-medium text-ink">{name}</span>
        <span className="text-muted">{rolesText(roles)}</span>
        <ChevronDown aria-hidden className="size-4" />
      </button>
      <div
        id={panelId}
        hidden={!open}
        className="absolute end-0 top-full z-10 mt-1 w-80 rounded-medium border border-decor bg-raised p-4 shadow-raised"
      >
        <Link to="/me" className="mb-3 block text-body font-semibold text-link">
          {t('me.sessions')}
        </Link>
        <SettingsPanel />
      </div>
    </div>
  );
}

import { isMobile, nationalDigits } from '@kopa/contract';
import type { FoundBorrower } from '@kopa/contract/desk/borrower-entities';
import { isPhoneSearch } from '@kopa/contract/desk/phone-search';
import { isOrderNumber } from '@kopa/contract/order-number';
import { rolesWith } from '@kopa/contract/desk/rights';
import { CommandPalette, type PaletteRow } from '@kopa/ui/command-palette';
import { FileText, User } from '@kopa/ui/icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { placeOf } from '../shared/work/place-of.ts';
import { marketDay, useFormat } from '../shared/language/format.ts';
import { useRolesText } from '../shared/language/use-failure-text.ts';
import { market } from '../shared/lender/lender.ts';
import { useFoundBorrowers } from '../shared/lender/use-found-borrowers.ts';
import { useSession } from '../shared/session/session.ts';
import { mayGo, railPlaces } from './places.tsx';
import { useLately } from './use-lately.ts';

/** Typing rests this long before the lender is asked, in ms. */
const restMs = 300;

interface DeskPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Ctrl+K from anywhere: the places of the desk, and borrowers by phone, order or receipt. */
export function DeskPalette({ open, onOpenChange }: DeskPaletteProps) {
  const { t } = useTranslation(['desk', 'enumerations']);
  const { roles } = useSession();
  const navigate = useNavigate();
  const rolesText = useRolesText();
  const rowOf = useFoundRow();
  const lately = useLately();
  const [query, setQuery] = useState('');
  const search = useSearch(open ? query : '');
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setQuery('');
      onOpenChange(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onOpenChange]);

  const found = search.data?.found ?? [];
  const places = railPlaces.map((place): PaletteRow => ({
    id: place.to,
    label: t(`nav.${place.id}`),
    icon: place.icon,
    keys: ['G', place.letter.toUpperCase()],
    unavailable: mayGo(roles, place)
      ? undefined
      : t('right.whose', { roles: rolesText([...new Set(place.rights?.flatMap(rolesWith))]) }),
  }));
  const opened = lately.map(({ to, orderNo }): PaletteRow => ({ id: to, label: orderNo, icon: FileText }));
  const groups = [
    { id: 'found', heading: t('palette.found'), rows: found.map(rowOf), isFound: true },
    { id: 'lately', heading: t('palette.lately'), rows: found.length > 0 ? [] : opened },
    { id: 'places', heading: t('palette.places'), rows: places },
  ];
  return (
    <CommandPalette
      open={open}
      onOpenChange={(next) => {
        if (!next) setQuery('');
        onOpenChange(next);
      }}
      label={t('palette.label')}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      onChoose={(to, { newTab }) => {
        if (newTab) window.open(`/desk${to}`, '_blank', 'noopener');
        else void navigate(to);
      }}
      status={search.isFetching ? t('palette.looking') : search.isError ? t('palette.failed') : null}
      empty={
        <>
          <p className="text-ink">{t('palette.none')}</p>
          <p>{t('palette.noneHow')}</p>
        </>
      }
    />
  );
}

/** Asks for a number once typing rests; for a phone only when complete, because that search is recorded. */
function useSearch(typed: string) {
  const [text, setText] = useState('');
  const trimmed = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setText(isNumber(trimmed) ? trimmed : ''), restMs);
    return () => clearTimeout(timer);
  }, [trimmed]);
  const asked = text === trimmed ? text : '';
  return useFoundBorrowers(asked, 0);
}

/** Whether a text can be an order, a receipt (one word with a digit) or a complete phone. */
function isNumber(text: string): boolean {
  if (isPhoneSearch(text) && isMobile(nationalDigits(text, market()), market())) return true;
  return isOrderNumber(text) || /^(?=\S*\d)\w{8,40}$/.test(text);
}

function useFoundRow(): (found: FoundBorrower) => PaletteRow {
  const { t } = useTranslation('desk');
  const { money, day } = useFormat();
  return ({ borrower, order, receipt }) => {
    const parts = order
      ? [order.orderNo, money(order.amountCents), day(marketDay(order.createdAt))]
      : [t('palette.noOrder')];
    if (receipt) parts.push(t('borrowers.receipt', { receipt }));
    return {
      id: placeOf(borrower.id, order?.orderNo),
      label: [borrower.name || t('loan.unnamed'), borrower.phone].join(' · '),
      detail: parts.join(' · '),
      icon: User,
    };
  };
}

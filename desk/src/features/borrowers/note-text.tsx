import type { BorrowerNote } from '@kopa/contract/desk/borrower-entities';
import { Pencil } from '@kopa/ui/icons';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { AsideRow } from './aside-row.tsx';

/** The text of a note with its own lines; after an erasure a word in its place. Renders a `<span>`. */
export function NoteText({ text }: Pick<BorrowerNote, 'text'>) {
  const { t } = useTranslation('desk');
  return text === '' ? (
    <span className="block text-muted">{t('notes.erased')}</span>
  ) : (
    <span className="block wrap-anywhere whitespace-pre-line text-ink">{text}</span>
  );
}

/** A note about a loan as a row of its timeline. Renders an `<li>`. */
export function NoteRow({ note: { at, by, text } }: { note: BorrowerNote }) {
  const { t } = useTranslation('desk');
  const { moment } = useFormat();
  return (
    <AsideRow at={at} icon={Pencil} title={t('notes.row')}>
      <NoteText text={text} />
      {t('notes.by', { name: by.name, time: moment(at) })}
    </AsideRow>
  );
}

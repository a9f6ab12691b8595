import { CopyButton } from '@kopa/ui/copy-button';
import { Note } from '@kopa/ui/note';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { useFormat } from '../../shared/language/format.ts';

/** The link of an invitation, which is shown this once. */
export function InvitationLink({
  token,
  expiresAt,
  name,
}: {
  token: string;
  expiresAt: number;
  name: string;
}) {
  const { t } = useTranslation('desk');
  const { moment } = useFormat();
  const shown = useRef<HTMLElement>(null);
  const address = new URL(useHref(`/invited/${token}`), location.origin).href;
  return (
    <div role="alert" className="flex flex-col gap-3">
      <Note tone="success" title={t('staff.linkTitle', { name })}>
        {t('staff.linkHow', { time: moment(expiresAt) })}
      </Note>
      <code
        ref={shown}
        className="rounded-medium border border-decor bg-surface p-3 text-caption break-all text-ink"
      >
        {address}
      </code>
      <CopyButton value={address} what={t('staff.link')} showsValue={shown} />
    </div>
  );
}

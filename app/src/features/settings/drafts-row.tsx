import { Dialog } from '@kopa/ui/dialog';
import { Pencil } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { useToast } from '@kopa/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clearAllDrafts, countDrafts } from '../../shared/draft/draft.ts';
import { forgetKeptPhotos } from '../../shared/session/forget-kept.ts';

/** Unsent drafts on this phone: their number, and their deletion after a confirmation. */
export function DraftsRow() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [count, setCount] = useState(countDrafts);
  const [open, setOpen] = useState(false);
  if (count === 0)
    return <ListRow icon={<Pencil aria-hidden />} label={t('drafts.title')} caption={t('drafts.none')} />;
  return (
    <>
      <ListRow
        icon={<Pencil aria-hidden />}
        label={t('drafts.clear')}
        caption={t('drafts.count', { count })}
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onOpenChange={(_, reason) => {
          setOpen(false);
          if (reason !== 'confirm') return;
          clearAllDrafts();
          forgetKeptPhotos();
          setCount(countDrafts());
          toast(t('drafts.cleared'));
        }}
        title={t('drafts.question')}
        text={t('drafts.text')}
        actionLabel={t('drafts.confirm')}
        cancelLabel={t('drafts.keep')}
        destructive
      />
    </>
  );
}

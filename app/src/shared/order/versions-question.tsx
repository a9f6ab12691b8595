import { Dialog } from '@kopa/ui/dialog';
import { useTranslation } from 'react-i18next';
import { useBack } from '../address/use-back.ts';
import type { TwoVersions } from '../draft/two-versions.ts';
import { useFormat } from '../language/format.ts';

/**
 * Asks which version to keep, each with its date. Back leaves the screen without a choice and without a loss;
 * a tap outside does nothing.
 */
export default function VersionsQuestion({
  versions: { onPhone, atLender, differing },
  labels,
  onKeepPhone,
  onTakeSent,
}: {
  versions: TwoVersions;
  /** The rows with labels. */
  labels: readonly (readonly [field: string, label: string])[];
  onKeepPhone: () => void;
  onTakeSent: () => void;
}) {
  const { t } = useTranslation('application');
  const format = useFormat();
  const back = useBack();
  const label = new Map(labels);
  const rows = differing.map((field) => label.get(field) ?? field).join(', ');
  return (
    <Dialog
      open
      alert
      destructive
      title={t('versions.title')}
      text={
        <>
          <p>{t('versions.text', { rows })}</p>
          <p className="pt-3">
            {t('versions.onPhone', { time: onPhone === null ? '?' : format.time(onPhone) })}
          </p>
          <p>{t('versions.atLender', { time: format.time(atLender) })}</p>
        </>
      }
      actionLabel={t('versions.takeSent')}
      cancelLabel={t('versions.keepPhone')}
      onOpenChange={(_, reason) => {
        if (reason === 'confirm') onTakeSent();
        else if (reason === 'cancel') onKeepPhone();
        else if (reason === 'back') back();
      }}
    />
  );
}

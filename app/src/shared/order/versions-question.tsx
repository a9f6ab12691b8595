import { fromBirthday } from '@kopa/contract/calendar';
import type { Fields } from '@kopa/contract/fields/field';
import { Dialog } from '@kopa/ui/dialog';
import { useTranslation } from 'react-i18next';
import { useBack } from '../address/use-back.ts';
import type { TwoVersions } from '../draft/two-versions.ts';
import { useOptions } from '../form/options.ts';
import { useFormat } from '../language/format.ts';

/**
 * Asks which version to keep, each with its date and the answers that differ. Back leaves the screen without
 * a choice and without a loss; a tap outside does nothing.
 */
export default function VersionsQuestion({
  versions: { onPhone, atLender, differing },
  fields,
  labels,
  onKeepPhone,
  onTakeSent,
}: {
  versions: TwoVersions;
  /** The section's fields. */
  fields: Fields;
  /** The rows with labels. */
  labels: readonly (readonly [field: string, label: string])[];
  onKeepPhone: () => void;
  onTakeSent: () => void;
}) {
  const { t } = useTranslation('application');
  const format = useFormat();
  const back = useBack();
  const words = useAnswerWords(fields);
  const label = new Map(labels);
  const answers = (of: 'onPhone' | 'atLender') => {
    const values = Object.fromEntries(differing.map((each) => [each.field, each[of]]));
    return differing.map(({ field }) => (
      <span key={field} className="block text-ink">
        {label.get(field) ?? field}: {words(field, values)}
      </span>
    ));
  };
  return (
    <Dialog
      open
      alert
      title={t('versions.title')}
      text={
        <>
          <p>{t('versions.onPhone', { time: onPhone === null ? '?' : format.time(onPhone) })}</p>
          <p className="pb-3">{answers('onPhone')}</p>
          <p>{t('versions.atLender', { time: format.time(atLender) })}</p>
          <p>{answers('atLender')}</p>
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

/** An answer as its row shows the answer: the words of a choice, a date. */
function useAnswerWords(fields: Fields) {
  const options = useOptions();
  const format = useFormat();
  return (field: string, values: Readonly<Record<string, string>>): string => {
    const value = values[field] ?? '';
    const day = field === 'birthday' ? fromBirthday(value) : null;
    if (day) return format.day(day);
    const chosen = (fields[field]?.lists ?? []).flatMap((list) => options(list));
    const label = chosen.find((option) => option.value === value)?.label ?? value;
    // A place without words of its own: 'central.kiambu_east'.
    const [, place] = /^\w+\.(\w+)$/.exec(label) ?? [];
    return place ? place.replace(/(?:^|_)[a-z]/g, (part) => part.replace('_', ' ').toUpperCase()) : label;
  };
}

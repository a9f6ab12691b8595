import type { Fields, Texts } from '@kopa/contract/fields/field';
import { kenyaBanks } from '@kopa/contract/payout/kenya-banks';
import { mobileMoneyNames } from '@kopa/contract/payout/mobile-money';
import { nigeriaBanks } from '@kopa/contract/payout/nigeria-banks';
import { Dialog } from '@kopa/ui/dialog';
import { useTranslation } from 'react-i18next';
import { useBack } from '../address/use-back.ts';
import type { TwoVersions } from '../draft/two-versions.ts';
import { useAnswerWords } from '../form/answer-words.ts';
import type { RowLabels } from '../form/row-of.ts';
import { useFormat } from '../language/format.ts';

/**
 * Asks which version to keep, each with its date and the answers that differ. Back leaves the screen without
 * a choice and without a loss; a tap outside does nothing.
 */
export default function VersionsQuestion({
  versions: { onPhone, atLender, differing },
  saved,
  fields,
  labels,
  onKeepPhone,
  onTakeSent,
}: {
  versions: TwoVersions;
  /** The lender's record: the list of a choice depends on other answers. */
  saved: Texts | null;
  /** The section's fields. */
  fields: Fields;
  labels: RowLabels;
  onKeepPhone: () => void;
  onTakeSent: () => void;
}) {
  const { t } = useTranslation('application');
  const format = useFormat();
  const back = useBack();
  const words = useAnswerWords();
  const answers = (of: 'onPhone' | 'atLender') => {
    const changed = differing.map((each) => [each.field, each[of]]);
    const values: Texts = { ...saved, ...Object.fromEntries(changed) };
    const label = new Map(labels(values));
    return differing.map(({ field }) => (
      <span key={field} className="block text-ink">
        {label.get(field) ?? field}: {bankNames.get(values[field]!) ?? words(fields, values, field)}
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

/** Banks and wallets have no words, because a name is the same in every language. */
const bankNames = new Map([
  ...[...kenyaBanks, ...nigeriaBanks].map(({ code, name }) => [code, name] as const),
  ...Object.entries(mobileMoneyNames),
]);

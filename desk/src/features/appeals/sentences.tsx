import { decisionReasons, type DecisionReason } from '@kopa/contract/entities';
import { Checkbox } from '@kopa/ui/checkbox';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';

/** A reason as the borrower reads it, in the language of the desk. */
function useSentence(cents: number) {
  const { t } = useTranslation(['reasons']);
  const { money } = useFormat();
  return (reason: DecisionReason) => ({
    title: t(`reasons:${reason}.title`, { sum: money(cents) }),
    body: t(`reasons:${reason}.body`),
  });
}

/** The prepared sentences of reasons. `cents`: what the borrower has applied for. */
export function Sentences({ reasons, cents }: { reasons: readonly DecisionReason[]; cents: number }) {
  const sentence = useSentence(cents);
  return (
    <ul className="flex flex-col">
      {reasons.map((reason) => {
        const { title, body } = sentence(reason);
        return (
          <li key={reason} className="border-b border-decor py-2 last:border-b-0">
            <p className="text-body text-ink">{title}</p>
            <p className="text-caption text-muted">{body}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** The prepared sentences that a rejection which stays is answered with. */
export function SentencesToChoose({
  picked,
  cents,
  onPick,
}: {
  picked: readonly DecisionReason[];
  cents: number;
  onPick: (reason: DecisionReason, checked: boolean) => void;
}) {
  const { t } = useTranslation('desk');
  const sentence = useSentence(cents);
  return (
    <fieldset className="flex flex-col gap-2 rounded-card border border-decor p-3">
      <legend className="px-1 text-body font-semibold text-ink">{t('appeals.ifStays')}</legend>
      {decisionReasons.map((reason) => {
        const { title, body } = sentence(reason);
        return (
          <Checkbox
            key={reason}
            label={title}
            caption={body}
            checked={picked.includes(reason)}
            onChecked={(checked) => onPick(reason, checked)}
          />
        );
      })}
      <p className="text-caption text-muted">{t('appeals.reads')}</p>
    </fieldset>
  );
}

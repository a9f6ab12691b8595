import { deskShowValue } from '@kopa/contract/desk/calls/borrowers';
import { showReasons, type MaskedName, type ShowReason } from '@kopa/contract/desk/borrower-entities';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import { Button } from '@kopa/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Said } from '../../shared/screen/said.tsx';

/** A masked value: Show asks for a reason, and masks again by itself. Looking is recorded. */
export function MaskedValue({ id, name, text }: { id: string; name: MaskedName; text: string }) {
  const { t } = useTranslation('desk');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const reasons = useId();
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(() => setShown(null), deskRules.shownSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [shown]);
  const command = useCommand({
    send: ({ why }: { why: ShowReason }) => send(deskShowValue, { id, name, why }),
    onDone: (answer) => {
      setAsking(false);
      setShown(answer.text);
      return queries.invalidateQueries({ queryKey: queryKeys.borrowersActs(id) });
    },
  });
  return (
    <div className="flex flex-col border-b border-decor py-1 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="text-body text-muted">{t(`masked.name.${name}`)}</span>
        <span className="ms-auto flex items-center gap-1">
          <output className="text-body wrap-anywhere text-ink tabular-nums">{shown ?? text}</output>
          {shown === null ? (
            <Button
              variant="text"
              aria-expanded={asking}
              aria-controls={reasons}
              aria-label={t('masked.showName', { name: t(`masked.name.${name}`) })}
              onClick={() => setAsking(!asking)}
            >
              {t('masked.show')}
            </Button>
          ) : (
            <Button variant="text" onClick={() => setShown(null)}>
              {t('masked.hide')}
            </Button>
          )}
        </span>
      </div>
      <div id={reasons} hidden={!asking || shown !== null} className="flex flex-col gap-2 pb-2">
        <p className="text-caption text-muted">{t('masked.why')}</p>
        {command.error ? <Said>{failureText(command.error)}</Said> : null}
        <ul className="flex flex-col gap-1">
          {showReasons.map((why) => (
            <li key={why}>
              <Button variant="outline" block onClick={() => command.run({ why })}>
                {t(`masked.reason.${why}`)}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

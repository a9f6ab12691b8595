import { deskDaySign } from '@kopa/contract/desk/calls/day-end';
import {
  differencesOf,
  explainedDifference,
  type DayEnd,
  type Difference,
  type ExplainedDifference,
} from '@kopa/contract/desk/day-end-entities';
import { Button } from '@kopa/ui/button';
import { TextField } from '@kopa/ui/text-field';
import { useToast } from '@kopa/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Framed } from '../../shared/screen/framed.tsx';
import { Said } from '../../shared/screen/said.tsx';
import { useDraft } from '../../shared/work/use-draft.ts';
import { useDifferenceWords } from './use-difference-words.ts';

const nameOf = ({ what, book }: Pick<Difference, 'what' | 'book'>) => `${what} ${book}`;

const isComplete = (each: ExplainedDifference) => explainedDifference.safeParse(each).success;

/** Signs the figures of a day, with an explanation of each difference. What is typed is kept in the tab. */
export function SignDay({ dayEnd: { day, books } }: { dayEnd: DayEnd }) {
  const { t } = useTranslation(['desk', 'deskValidation']);
  const say = useDifferenceWords();
  const failureText = useFailureText();
  const toast = useToast();
  const queries = useQueryClient();
  const [kept, keep] = useDraft('dayEnd', day);
  const [isTried, setTried] = useState(false);
  const texts = kept === '' ? {} : (JSON.parse(kept) as Record<string, string>);
  const differences = differencesOf(books);
  const typed: ExplainedDifference[] = differences.map(({ what, book }) => ({
    what,
    book,
    text: texts[nameOf({ what, book })] ?? '',
  }));
  const readAnew = () =>
    Promise.all(
      [['dayEnd'], queryKeys.second, queryKeys.today].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const command = useCommand({
    send: (explained: ExplainedDifference[], options) => send(deskDaySign, { day, explained }, options),
    onDone: ({ requestId }) => {
      keep('');
      toast(t(requestId === null ? 'dayEnd.done' : 'loanActs.done.asked'));
      return readAnew();
    },
    onFailed: () => void readAnew(),
  });
  return (
    <form
      noValidate
      aria-label={t('dayEnd.sign')}
      className="flex max-w-120 flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (typed.every(isComplete)) command.run(typed);
      }}
    >
      <p className="text-caption text-muted">{t('dayEnd.signHow')}</p>
      {command.error ? <Said>{failureText(command.error)}</Said> : null}
      {differences.map((difference, index) => (
        <Framed key={nameOf(difference)}>
          <TextField
            label={say(difference)}
            multiline
            maxLength={300}
            value={typed[index]!.text}
            error={isTried && !isComplete(typed[index]!) ? t('deskValidation:explained.required') : undefined}
            hint={t('dayEnd.explainHint')}
            onChange={(event) => keep(JSON.stringify({ ...texts, [nameOf(difference)]: event.target.value }))}
          />
        </Framed>
      ))}
      <div>
        <Button type="submit" busy={command.busy} busyLabel={t('dayEnd.signingNow')}>
          {t(differences.length === 0 ? 'dayEnd.sign' : 'dayEnd.signAsk')}
        </Button>
      </div>
    </form>
  );
}

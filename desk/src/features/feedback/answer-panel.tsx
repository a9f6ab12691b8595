import { deskFeedbackAct } from '@kopa/contract/desk/calls/feedback';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import type { DeskThread, PreparedAnswer } from '@kopa/contract/desk/entities';
import { preparedAnswerIds } from '@kopa/contract/desk/prepared-answers';
import { longestFeedbackText } from '@kopa/contract/sections/feedback';
import { useAnnounce } from '@kopa/ui/announce';
import { Button } from '@kopa/ui/button';
import { Send } from '@kopa/ui/icons';
import { Kbd } from '@kopa/ui/kbd';
import { useToast } from '@kopa/ui/toast';
import { TextField } from '@kopa/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { useFailureText, useWhomToAsk } from '../../shared/language/use-failure-text.ts';
import { useKeys } from '../../shared/keys/use-keys.ts';
import { send } from '../../shared/lender/client.ts';
import { isRefusal } from '../../shared/lender/desk-call-error.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Framed } from '../../shared/screen/framed.tsx';
import { Said } from '../../shared/screen/said.tsx';
import { useMay, useSession } from '../../shared/session/session.ts';
import { OwnerBar } from '../../shared/work/owner-bar.tsx';
import { useDraft } from '../../shared/work/use-draft.ts';
import { useKeptTaken } from '../../shared/work/use-kept-taken.ts';
import { newestOf } from './board.ts';
import { insertedAt, type Caret } from './inserted-at.ts';
import { PreparedAnswers, usePreparedAnswers } from './prepared-answers.tsx';

type Act = 'answered' | 'askedBack' | 'settled';

const right = { area: 'feedback', may: 'act' } as const;

/** What can be done: who has the item, the answer, and the acts that send it. */
export function AnswerPanel({
  thread,
  onNextFree,
  onRefetch,
}: {
  thread: DeskThread;
  onNextFree: (() => void) | undefined;
  onRefetch: () => Promise<unknown>;
}) {
  const { t } = useTranslation(['desk', 'validation']);
  const { id: me } = useSession();
  const mayAct = useMay(right);
  const whomToAsk = useWhomToAsk();
  const failureText = useFailureText();
  const { clock } = useFormat();
  const toast = useToast();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const { item, messages } = thread;
  const [text, keep] = useDraft('feedback', item.id);
  const [used, keepUsed] = useDraft('feedback', `${item.id}:prepared`);
  const [choosing, setChoosing] = useState(false);
  const answers = usePreparedAnswers(item.id, choosing || used !== '');
  const prepared = preparedAnswerIds.filter((each) => used.split(' ').includes(each));
  const choose = useRef<HTMLButtonElement>(null);
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  /** Where the caret was last; null: never in the field. */
  const caret = useRef<Caret | null>(null);
  const askBack = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const command = useCommand({
    send: (body: { act: Act; content?: string; prepared: PreparedAnswer['id'][]; seen: number }, options) =>
      send(deskFeedbackAct, { id: item.id, ...body }, options),
    onDone: (next, { act }) => {
      keep('');
      caret.current = null;
      keepUsed('');
      queries.setQueryData(queryKeys.feedbackThread(item.id), next);
      toast(t(`answer.done.${act}`));
      return Promise.all([
        queries.invalidateQueries({ queryKey: ['feedback', 'queue'] }),
        queries.invalidateQueries({ queryKey: queryKeys.today }),
      ]);
    },
    onFailed: (error) => {
      // The typed answer stays; what has changed is shown above it.
      if (isRefusal(error, 'changedMeanwhile') || isRefusal(error, 'itemTaken')) void onRefetch();
    },
  });
  const isOthers = item.owner !== null && item.owner.id !== me;
  const isDone = item.turn === 'nobody';
  const canWrite = mayAct && !isOthers && !isDone;
  const act = (chosen: Act) => {
    const content = text.trim();
    if (content === '' && chosen !== 'settled') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    setMissing(false);
    command.run({
      act: chosen,
      prepared: content === '' ? [] : prepared,
      seen: newestOf(messages),
      ...(content !== '' && { content }),
    });
  };
  const insert = (answer: PreparedAnswer) => {
    const [next, end] = insertedAt(text, caret.current, answer.text);
    if ([...next].length > longestFeedbackText)
      return toast(t('prepared.tooLong', { longest: longestFeedbackText }));
    flushSync(() => keep(next));
    keepTaken();
    keepUsed([...prepared, answer.id].join(' '));
    setChoosing(false);
    announce(t('prepared.inserted'));
    field.current?.focus();
    field.current?.setSelectionRange(end, end);
    caret.current = { start: end, end };
  };
  const keepTaken = useKeptTaken('feedback', item);
  // A letter alone decides nothing: it leads to the button, and Enter presses it.
  useKeys({
    a: canWrite ? () => field.current?.focus() : undefined,
    b: canWrite ? () => askBack.current?.focus() : undefined,
    p: canWrite ? () => choose.current?.focus() : undefined,
    c: canWrite ? () => close.current?.focus() : undefined,
  });
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      act('answered');
    }
    if (event.key === 'Escape') field.current?.blur();
  };
  const changed = isRefusal(command.error, 'changedMeanwhile');
  return (
    <div className="bottom-0 flex flex-col gap-3 border-t border-decor bg-surface p-4 min-[45rem]:sticky">
      {isDone ? null : <OwnerBar queue="feedback" item={item} onNextFree={onNextFree} />}
      {mayAct ? null : <p className="text-caption text-muted">{whomToAsk(right)}</p>}
      {command.error ? (
        <Said tone={changed ? 'warning' : 'danger'} title={changed ? t('answer.changed') : undefined}>
          {changed ? t('answer.changedHow') : failureText(command.error)}
        </Said>
      ) : null}
      {canWrite ? (
        <>
          <div>
            <Button
              ref={choose}
              variant="outline"
              aria-expanded={choosing}
              aria-keyshortcuts="p"
              onClick={() => setChoosing(!choosing)}
            >
              {t('prepared.open')} <Kbd>P</Kbd>
            </Button>
          </div>
          {choosing ? <PreparedAnswers item={item} query={answers} onInsert={insert} /> : null}
          <Framed>
            <TextField
              ref={field as never}
              label={t('answer.label')}
              multiline
              value={text}
              maxLength={longestFeedbackText}
              error={missing && text.trim() === '' ? t('validation:content.required') : undefined}
              hint={t('answer.language', { language: t(`language.${item.borrower.language}`) })}
              onChange={(event) => {
                keep(event.target.value);
                if (event.target.value.trim() === '') keepUsed('');
                keepTaken();
              }}
              onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => {
                if (selectionStart !== null && selectionEnd !== null)
                  caret.current = { start: selectionStart, end: selectionEnd };
              }}
              onKeyDown={sendByKey}
            />
          </Framed>
          {prepared.length === 0 || !answers.data ? null : (
            <p className="text-caption text-muted">
              {t('prepared.from', {
                titles: answers.data.answers
                  .filter(({ id }) => prepared.includes(id))
                  .map(({ title }) => title)
                  .join(', '),
              })}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-2">
            <Button
              icon={<Send aria-hidden />}
              busy={command.busy}
              busyLabel={t('answer.sending')}
              aria-keyshortcuts="Control+Enter"
              onClick={() => act('answered')}
            >
              {t('answer.answer')} <Kbd>Ctrl Enter</Kbd>
            </Button>
            <Button ref={askBack} variant="outline" aria-keyshortcuts="b" onClick={() => act('askedBack')}>
              {t('answer.askBack')} <Kbd>B</Kbd>
            </Button>
            <Button ref={close} variant="outline" aria-keyshortcuts="c" onClick={() => act('settled')}>
              {text.trim() === '' ? t('answer.close') : t('answer.answerAndClose')} <Kbd>C</Kbd>
            </Button>
            {text === '' ? null : <span className="ms-auto text-caption text-muted">{t('answer.kept')}</span>}
          </div>
        </>
      ) : null}
      {isDone ? <p className="text-caption text-muted">{t('answer.over')}</p> : null}
      {mayAct && isOthers ? (
        <p className="text-caption text-muted">
          {t('answer.othersKept', {
            name: item.owner?.name,
            time: item.ownedSince === null ? '' : clock(item.ownedSince),
            minutes: deskRules.freeAfterMinutes,
          })}
        </p>
      ) : null}
    </div>
  );
}

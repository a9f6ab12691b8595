import { deskWriteNote } from '@kopa/contract/desk/calls/notes';
import { longestNote } from '@kopa/contract/desk/borrower-entities';
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
import { ChoiceBox } from '../../shared/screen/choice-box.tsx';
import { Framed } from '../../shared/screen/framed.tsx';
import { Said } from '../../shared/screen/said.tsx';
import { useDraft } from '../../shared/work/use-draft.ts';
import { useFieldErrors } from './use-field-errors.ts';

/** Writes a note about the borrower, or about the order that the page shows. */
export function WriteNote({ id, orderNo }: { id: string; orderNo: string | undefined }) {
  const { t } = useTranslation('desk');
  const failureText = useFailureText();
  const toast = useToast();
  const queries = useQueryClient();
  const [text, keep] = useDraft('notes', id);
  const [about, setAbout] = useState('');
  const note = { id, orderNo: about || null, text };
  const errors = useFieldErrors(deskWriteNote.request, note);
  const command = useCommand({
    send: (body: typeof note, options) => send(deskWriteNote, body, options),
    onDone: () => {
      keep('');
      errors.forget();
      toast(t('notes.written'));
      return Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.notes(id) }),
        queries.invalidateQueries({ queryKey: queryKeys.borrowersActs(id) }),
      ]);
    },
  });
  return (
    <form
      noValidate
      aria-label={t('notes.write')}
      className="flex max-w-160 flex-col gap-3 px-6 py-4 max-[44.99rem]:px-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (errors.check()) command.run(note);
      }}
    >
      {command.error ? <Said>{failureText(command.error)}</Said> : null}
      <Framed>
        <TextField
          label={t('notes.label')}
          multiline
          value={text}
          maxLength={longestNote}
          error={errors.of('text')}
          hint={t('notes.hint')}
          onChange={(event) => keep(event.target.value)}
        />
      </Framed>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" busy={command.busy} busyLabel={t('notes.writing')}>
          {t('notes.write')}
        </Button>
        {orderNo === undefined ? null : (
          <ChoiceBox
            label={t('notes.about')}
            value={about}
            options={[
              { value: '', label: t('notes.aboutBorrower') },
              { value: orderNo, label: t('notes.aboutOrder', { orderNo }) },
            ]}
            onChange={setAbout}
          />
        )}
        {text === '' ? null : <span className="ms-auto text-caption text-muted">{t('answer.kept')}</span>}
      </div>
    </form>
  );
}

import { deskCorrectContact } from '@kopa/contract/desk/calls/borrowers';
import type { BorrowerPage } from '@kopa/contract/desk/borrower-entities';
import { contactRelations } from '@kopa/contract/enumerations';
import { personalFields, type Field } from '@kopa/contract/fields';
import { contactKind, isOwn } from '@kopa/contract/fields/contacts';
import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { RhfTextField } from '@kopa/ui/react-hook-form';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ChoiceField } from '../../shared/form/choice-field.tsx';
import { useKeptForm } from '../../shared/form/kept-form.ts';
import { ReasonForm } from '../../shared/form/reason-form.tsx';
import { useWhomToAsk } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { useMay } from '../../shared/session/session.ts';
import { useAccountCommand } from './use-account-command.ts';
import { useContactWords } from './use-contact-words.ts';

const right = { area: 'accounts', may: 'act' } as const;
const typed = z.omit(deskCorrectContact.request, { seen: true });

/** The way to a corrected contact of a borrower; nothing before the first saved section. */
export function CorrectContact({ page }: { page: BorrowerPage }) {
  const { t } = useTranslation('desk');
  const mayAct = useMay(right);
  const whomToAsk = useWhomToAsk();
  const [isOpen, setOpen] = useState(false);
  if (page.contacts.length === 0) return null;
  if (!mayAct)
    return (
      <p className="text-caption text-muted">
        {t('contacts.correct')}: {whomToAsk(right)}
      </p>
    );
  return isOpen ? (
    <Correct page={page} onClose={() => setOpen(false)} />
  ) : (
    <Button variant="outline" block onClick={() => setOpen(true)}>
      {t('contacts.correct')}
    </Button>
  );
}

interface Asked {
  id: string;
  name: string;
  value: string;
  why: string;
}

function Correct({ page: { borrower, contacts }, onClose }: { page: BorrowerPage; onClose: () => void }) {
  const { t } = useTranslation(['desk', 'enumerations']);
  const contactWords = useContactWords();
  const { id } = borrower;
  const { form, forget } = useKeptForm<Asked>(typed, { id, name: '', value: '', why: '' }, 'contacts', id);
  const chosen = useWatch({ control: form.control, name: 'name' });
  const contact = contacts.find(({ name }) => name === chosen);
  const kind = contact ? contactKind(contact.name) : 'name';
  const command = useAccountCommand(id, form, {
    send: (body, options) => {
      const seen = contacts.find(({ name }) => name === body.name)?.seen ?? 0;
      return send(deskCorrectContact, deskCorrectContact.request.parse({ ...body, seen }), options);
    },
    done: t('contacts.done'),
    onClose: () => {
      forget();
      onClose();
    },
  });
  const hint = !contact
    ? undefined
    : !isOwn(contact.name)
      ? t('contacts.hidden')
      : (personalFields[contact.name] as Field).optional
        ? t('contacts.mayBeEmpty')
        : undefined;
  return (
    <ReasonForm
      form={form}
      command={command}
      how={t('contacts.how')}
      act={t('contacts.correct')}
      tone="primary"
      busy={t('contacts.correcting')}
      keep={t('contacts.keep')}
      onKeep={onClose}
    >
      <ChoiceField
        name="name"
        label={t('contacts.which')}
        options={contacts.map(({ name, relation }) => ({ value: name, label: contactWords(name, relation) }))}
        onChosen={() => {
          form.setValue('value', '');
          form.clearErrors('value');
        }}
      />
      {kind === 'relation' ? (
        <ChoiceField
          name="value"
          label={t('contacts.value')}
          options={contactRelations.map((value) => ({
            value,
            label: t(`enumerations:contactRelation.${value}`),
          }))}
        />
      ) : (
        <FieldGroup>
          <RhfTextField
            name="value"
            label={t('contacts.value')}
            type={kind === 'email' ? 'email' : 'text'}
            inputMode={kind === 'phone' ? 'tel' : kind === 'email' ? 'email' : 'text'}
            autoComplete="off"
            maxLength={200}
            hint={hint}
          />
        </FieldGroup>
      )}
    </ReasonForm>
  );
}

import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { Users } from '@kopa/ui/icons';
import { Note } from '@kopa/ui/note';
import { PhoneField } from '@kopa/ui/phone-field';
import { TextField } from '@kopa/ui/text-field';
import { Fragment } from 'react';
import { anything, must, useAnswers, type Question } from './answers.ts';
import { ChosenRow } from './chosen-row.tsx';
import { SectionPage } from './section-page.tsx';

const contacts = [1, 2, 3, 4, 5];
const isRequired = (contact: number) => contact <= 2;
const questions: Question[] = contacts.flatMap((contact) => [
  {
    id: `name-${contact}`,
    label: `Contact ${contact}, name`,
    wrong: isRequired(contact) ? must('enter the name') : anything,
  },
  {
    id: `mobile-${contact}`,
    label: `Contact ${contact}, mobile number`,
    wrong: isRequired(contact) ? (answer) => (answer.length < 9 ? 'enter 9 digits' : undefined) : anything,
  },
  {
    id: `relation-${contact}`,
    label: `Contact ${contact}, relation`,
    wrong: isRequired(contact) ? must('choose one') : anything,
  },
]);
const relations = ['Parent', 'Spouse', 'Brother or sister', 'Child', 'Friend', 'Colleague', 'Other'];

/** Five people, two of them required; the first two may come from the phone book. */
export function ContactsSection() {
  const form = useAnswers(questions, {
    'name-1': 'Otieno Odhiambo',
    'mobile-1': '722000145',
    'relation-1': 'Brother or sister',
    'mobile-2': '72200',
  });
  return (
    <SectionPage
      step={2}
      heading="People we may call"
      intro="Only when we cannot reach you. We never tell them what you owe."
      progress={form.progress}
      errors={form.errors}
      attempt={form.attempt}
      onSend={form.send}
    >
      {contacts.map((contact) => {
        const need = isRequired(contact) ? { required: true } : { optional: true };
        return (
          <Fragment key={contact}>
            {contact === 3 ? (
              <Note tone="neutral">Two are enough. More help us to reach you sooner.</Note>
            ) : null}
            <FieldGroup legend={`Contact ${contact}`} level={2}>
              {isRequired(contact) ? (
                <div className="py-1 ps-1">
                  <Button variant="text" icon={<Users aria-hidden />}>
                    Choose from the phone book
                  </Button>
                </div>
              ) : null}
              <TextField label="Name" maxLength={50} {...need} {...form.typed(`name-${contact}`)} />
              <PhoneField
                label="Mobile number"
                placeholder="9 digits"
                {...need}
                {...form.typed(`mobile-${contact}`)}
              />
              <ChosenRow
                label="Relation"
                {...need}
                {...form.chosen(`relation-${contact}`)}
                options={relations}
              />
            </FieldGroup>
          </Fragment>
        );
      })}
    </SectionPage>
  );
}

import { DayOfMonthPicker } from '@kopa/ui/day-of-month-picker';
import { FieldGroup } from '@kopa/ui/field-row';
import { PickerField } from '@kopa/ui/picker-field';
import { useState } from 'react';
import { anything, must, useAnswers, type Question } from './answers.ts';
import { ChosenRow } from './chosen-row.tsx';
import { SectionPage } from './section-page.tsx';

const one = must('choose one');
const questions: Question[] = [
  { id: 'work', label: 'Kind of work', wrong: one },
  { id: 'industry', label: 'Industry', wrong: one },
  { id: 'experience', label: 'How long', wrong: one },
  { id: 'income', label: 'Income a month', wrong: one },
  { id: 'frequency', label: 'How often you are paid', wrong: one },
  { id: 'payday', label: 'Payday', wrong: must('choose a day') },
  { id: 'second', label: 'Second payday', wrong: anything },
];
const choices = {
  work: ['Employee', 'Self-employed', 'Part-time employee', 'Student', 'No work', 'Other'],
  industry: ['Farming', 'Trade', 'Transport', 'Building', 'Health', 'Schools', 'Other'],
  experience: ['Less than 1 year', '1 to 3 years', 'More than 3 years'],
  income: ['Under 7,999', '8,000 to 14,999', '15,000 to 29,999', '30,000 to 39,999', 'Over 40,000'],
  frequency: ['Weekly', 'Every 14 days', 'Twice a month', 'Monthly'],
};
const inWords = (day: string) => (day === '' ? null : `Day ${day} of the month`);

/** What one lives on, and when it comes. */
export function WorkSection() {
  const form = useAnswers(questions, { work: 'Employee', income: '15,000 to 29,999', payday: '28' });
  const [open, setOpen] = useState<'payday' | 'second' | null>(null);
  const asked = open ?? 'payday';
  const row = (id: keyof typeof choices, label: string) => (
    <ChosenRow label={label} required {...form.chosen(id)} options={choices[id]} />
  );
  return (
    <SectionPage
      step={2}
      heading="What you live on"
      intro="It decides how much you can pay back, and when."
      progress={form.progress}
      errors={form.errors}
      attempt={form.attempt}
      onSend={form.send}
    >
      <FieldGroup legend="Your work" level={2}>
        {row('work', 'Kind of work')}
        {row('industry', 'Industry')}
        {row('experience', 'How long')}
      </FieldGroup>
      <FieldGroup legend="Your pay" level={2}>
        {row('income', 'Income a month')}
        {row('frequency', 'How often you are paid')}
        <PickerField
          id="payday"
          label="Payday"
          required
          opens="calendar"
          error={form.chosen('payday').error}
          value={inWords(form.of('payday'))}
          open={open === 'payday'}
          onOpen={() => setOpen('payday')}
        />
        <PickerField
          id="second"
          label="Second payday"
          optional
          opens="calendar"
          hint="When you are paid twice a month"
          value={inWords(form.of('second'))}
          open={open === 'second'}
          onOpen={() => setOpen('second')}
        />
      </FieldGroup>
      <DayOfMonthPicker
        open={open !== null}
        onOpenChange={(to) => setOpen(to ? open : null)}
        title={asked === 'payday' ? 'Payday' : 'Second payday'}
        value={form.of(asked) === '' ? null : Number(form.of(asked))}
        unavailable={
          asked === 'second' && form.of('payday') !== ''
            ? [{ day: Number(form.of('payday')), reason: 'The second payday must be another day' }]
            : undefined
        }
        onConfirm={(day) => {
          form.answer(asked, String(day));
          setOpen(null);
        }}
      />
    </SectionPage>
  );
}

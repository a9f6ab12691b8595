import { DatePicker } from '@kopa/ui/date-picker';
import { FieldGroup } from '@kopa/ui/field-row';
import { PhoneField } from '@kopa/ui/phone-field';
import { PickerField } from '@kopa/ui/picker-field';
import { RadioRow } from '@kopa/ui/radio-row';
import { TextField } from '@kopa/ui/text-field';
import { useState } from 'react';
import { anything, must, useAnswers, type Question } from './answers.ts';
import { ChosenRow } from './chosen-row.tsx';
import { SectionPage } from './section-page.tsx';

const name = (answer: string) => (answer.length < 3 ? 'enter at least 3 letters' : undefined);
const number = (answer: string) =>
  answer.length < 9 ? `${9 - answer.length} digits are missing` : undefined;
const questions: Question[] = [
  { id: 'first', label: 'First name', wrong: name },
  { id: 'middle', label: 'Middle name', wrong: anything },
  { id: 'last', label: 'Last name', wrong: name },
  { id: 'gender', label: 'Gender', wrong: must('choose male or female') },
  { id: 'birthday', label: 'Birthday', wrong: must('choose the day') },
  { id: 'education', label: 'Education', wrong: must('choose one') },
  { id: 'marital', label: 'Marital status', wrong: must('choose one') },
  {
    id: 'national-id',
    label: 'National ID number',
    wrong: (answer) => (answer.length < 8 ? 'enter 8 digits' : undefined),
  },
  { id: 'whatsapp', label: 'WhatsApp number', wrong: number },
  { id: 'spare', label: 'Another number', wrong: anything },
  { id: 'email', label: 'Email', wrong: must('enter your email') },
];

const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-KE', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
const digits = (raw: string) => raw.replace(/\D/g, '').slice(0, 8);

/** Names, gender and birthday; what is asked of grown-ups follows the birthday. */
export function PersonalSection() {
  const form = useAnswers(questions, { first: 'Wanjiru', last: 'Ka', birthday: '' });
  const [open, setOpen] = useState(false);
  const birthday = form.chosen('birthday');
  return (
    <SectionPage
      step={1}
      heading="Who you are"
      intro="As on your ID, so that we find you."
      progress={form.progress}
      errors={form.errors}
      attempt={form.attempt}
      onSend={form.send}
    >
      <FieldGroup>
        <TextField label="First name" required {...form.typed('first')} />
        <TextField label="Middle name" optional {...form.typed('middle')} />
        <TextField label="Last name" required {...form.typed('last')} />
        <RadioRow
          id="gender"
          label="Gender"
          required
          options={[
            { value: '1', label: 'Male' },
            { value: '2', label: 'Female' },
          ]}
          error={form.typed('gender').error}
          onChange={({ target }) => form.answer('gender', target.value)}
        />
        <PickerField
          id="birthday"
          label="Birthday"
          required
          opens="calendar"
          error={birthday.error}
          value={birthday.value === '' ? null : inWords(birthday.value)}
          open={open}
          onOpen={() => setOpen(true)}
        />
      </FieldGroup>
      {birthday.value === '' ? null : (
        <FieldGroup>
          <ChosenRow
            label="Education"
            required
            {...form.chosen('education')}
            options={['No school', 'Primary school', 'Senior school', 'Bachelor', 'Master']}
          />
          <ChosenRow
            label="Marital status"
            required
            {...form.chosen('marital')}
            options={['Single', 'Married', 'Divorced', 'Widowed']}
          />
          <TextField
            label="National ID number"
            required
            placeholder="8 digits"
            inputMode="numeric"
            sanitize={digits}
            counter={8}
            {...form.typed('national-id')}
          />
          <PhoneField label="WhatsApp number" required placeholder="9 digits" {...form.typed('whatsapp')} />
          <PhoneField label="Another number" optional placeholder="9 digits" {...form.typed('spare')} />
          <TextField
            label="Email"
            required
            type="email"
            hint="The agreement goes there"
            {...form.typed('email')}
          />
        </FieldGroup>
      )}
      <DatePicker
        open={open}
        onOpenChange={setOpen}
        title="Birthday"
        value={birthday.value === '' ? null : birthday.value}
        min="1943-01-01"
        max="2008-12-31"
        initial="1994-03-14"
        onConfirm={(day) => {
          birthday.onChoose(day);
          setOpen(false);
        }}
      />
    </SectionPage>
  );
}

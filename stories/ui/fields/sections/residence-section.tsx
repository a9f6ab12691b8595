import { FieldGroup } from '@kopa/ui/field-row';
import { PickerField } from '@kopa/ui/picker-field';
import { RegionPicker } from '@kopa/ui/region-picker';
import { TextField } from '@kopa/ui/text-field';
import { useState } from 'react';
import { must, useAnswers, type Question } from './answers.ts';
import { ChosenRow } from './chosen-row.tsx';
import { SectionPage } from './section-page.tsx';

const questions: Question[] = [
  { id: 'home', label: 'Kind of home', wrong: must('choose one') },
  { id: 'state', label: 'State', wrong: must('choose where you live') },
  { id: 'city', label: 'City', wrong: must('choose a state, then a city') },
  {
    id: 'address',
    label: 'Street and house',
    wrong: (answer) => (answer.length < 2 ? 'enter 2 to 100 characters' : undefined),
  },
];
const option = (name: string) => ({ value: name, label: name });
const states = [
  { ...option('Nairobi'), cities: ['Nairobi East', 'Nairobi North', 'Nairobi West'].map(option) },
  { ...option('Coast'), cities: ['Kilifi', 'Kwale', 'Lamu', 'Mombasa', 'Tana River'].map(option) },
  { ...option('Rift Valley'), cities: ['Baringo', 'Kajiado', 'Kericho', 'Nakuru', 'Narok'].map(option) },
];

/** Where one lives: the city waits for the state. */
export function ResidenceSection() {
  const form = useAnswers(questions, {});
  const [open, setOpen] = useState<'state' | 'city' | null>(null);
  const [state, city] = [form.of('state'), form.of('city')];
  return (
    <SectionPage
      step={2}
      heading="Where you live"
      intro="We write to you there, and visit nobody."
      progress={form.progress}
      errors={form.errors}
      attempt={form.attempt}
      onSend={form.send}
    >
      <FieldGroup>
        <ChosenRow
          label="Kind of home"
          required
          {...form.chosen('home')}
          options={['My own house', 'Rented', 'Other']}
        />
        <PickerField
          id="state"
          label="State"
          required
          error={form.chosen('state').error}
          value={state === '' ? null : state}
          open={open === 'state'}
          onOpen={() => setOpen('state')}
        />
        <PickerField
          id="city"
          label="City"
          required
          error={form.chosen('city').error}
          value={city === '' ? null : city}
          blockedReason={state === '' ? 'Choose a state first' : undefined}
          open={open === 'city'}
          onOpen={() => setOpen('city')}
        />
        <TextField
          label="Street and house"
          required
          placeholder="Name and number"
          maxLength={100}
          {...form.typed('address')}
        />
      </FieldGroup>
      <RegionPicker
        open={open !== null}
        onOpenChange={(to) => setOpen(to ? open : null)}
        title="Where you live"
        stateLabel="State"
        cityLabel="City"
        states={states}
        value={state === '' ? null : { state, city: city === '' ? null : city }}
        onChoose={(chosen) => {
          form.answer('state', chosen.state);
          form.answer('city', chosen.city);
        }}
      />
    </SectionPage>
  );
}

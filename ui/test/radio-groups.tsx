import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { RadioList } from '../src/fields/radio-list/index.ts';
import { RadioRow } from '../src/fields/radio-row/index.ts';
import { RhfRadioList, RhfRadioRow } from '../src/react-hook-form/index.ts';

export const options = ['One', 'Two', 'Three'].map((label) => ({ label, value: label.toLowerCase() }));

/** The common behaviour of both, on any base. */
interface Asked {
  name?: string | undefined;
  required?: boolean;
  hint?: string;
  error?: string;
  disabled?: boolean;
  defaultValue?: string;
  describedBy?: string;
  /** Chosen by the parent, which is told of each choice. */
  value?: string | null;
  onChoose?: (value: string) => void;
}

export interface RadioGroup {
  field: string;
  draw: (asked: Asked) => ReactNode;
  bound: (props: { onSent: (values: unknown) => void }) => ReactNode;
}

function Bound({ onSent, children }: { onSent: (values: unknown) => void; children: ReactNode }) {
  const form = useForm({ defaultValues: { choice: 'two' } });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit((values) => onSent(values))(event)}>
        {children}
        <button type="submit">Send</button>
        <button type="button" onClick={() => form.setValue('choice', 'one')}>
          Set one
        </button>
        <button type="button" onClick={() => form.reset({ choice: 'three' })}>
          Start at three
        </button>
        <button type="button" onClick={() => form.reset({ choice: '' })}>
          Empty
        </button>
      </form>
    </FormProvider>
  );
}

const must = { required: 'Choose one' };

/** The two kinds of radio group, asked for in one way: whatever carries them, both pass one suite. */
export const radioGroups: RadioGroup[] = [
  {
    field: 'RadioRow, of native radios',
    draw: ({ describedBy, onChoose, ...props }) => (
      <RadioRow
        {...props}
        label="Which?"
        options={options}
        aria-describedby={describedBy}
        onChange={(event) => onChoose?.(event.target.value)}
      />
    ),
    bound: ({ onSent }) => (
      <Bound onSent={onSent}>
        <RhfRadioRow name="choice" label="Which?" options={options} rules={must} />
      </Bound>
    ),
  },
  {
    field: 'RadioList, by Radix',
    draw: ({ describedBy, onChoose, ...props }) => (
      <RadioList
        {...props}
        legend="Which?"
        options={options}
        aria-describedby={describedBy}
        onChange={(value) => onChoose?.(value)}
      />
    ),
    bound: ({ onSent }) => (
      <Bound onSent={onSent}>
        <RhfRadioList name="choice" legend="Which?" options={options} rules={must} />
      </Bound>
    ),
  },
];

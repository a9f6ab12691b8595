import { ChoiceChips } from '@kopa/ui/choice-chips';
import { FieldGroup } from '@kopa/ui/field-row';
import { Landmark, ReceiptText, Smartphone } from '@kopa/ui/icons';
import { RadioList } from '@kopa/ui/radio-list';
import { RadioRow } from '@kopa/ui/radio-row';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'ui/fields/radios',
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const genders = [
  { value: '1', label: 'Male' },
  { value: '2', label: 'Female' },
];

const changed = fn();

/** Two short choices in a row of a form: native radios, so arrows, forms and readers work by themselves. */
export const Row: Story = {
  render: () => (
    <FieldGroup>
      <RadioRow label="Gender" name="gender" required options={genders} onChange={changed} />
    </FieldGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    changed.mockClear();
    await expect(canvas.getByRole('radiogroup', { name: 'Gender' })).toBeRequired();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Male' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Female' })).toHaveFocus();
    await expect(changed).toHaveBeenCalledTimes(2);
  },
};

export const RowInError: Story = {
  render: () => (
    <FieldGroup>
      <RadioRow label="Gender" name="gender" required options={genders} error="Choose male or female" />
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Error: Choose male or female');
  },
};

const answers = [
  'Never late',
  '1 to 7 days',
  '8 to 15 days',
  '16 to 30 days',
  '31 to 60 days',
  'More than 60 days',
].map((label, index) => ({ value: String(index), label }));
const question = 'What is the longest you were late in paying back a loan?';

function Question({ legendHidden = false }: { legendHidden?: boolean }) {
  const [answer, setAnswer] = useState<string | null>('1');
  return (
    <RadioList
      legend={question}
      legendHidden={legendHidden}
      name="late"
      options={answers}
      value={answer}
      onChange={setAnswer}
    />
  );
}

export const List: Story = {
  render: () => <Question />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1 to 7 days' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '16 to 30 days' })).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: question })).toBeVisible();
    for (const radio of canvas.getAllByRole('radio'))
      await expect(radio.offsetHeight).toBeGreaterThanOrEqual(56);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  },
};

function Methods() {
  const [method, setMethod] = useState<string | null>('paybill');
  return (
    <RadioList
      legend="How?"
      name="method"
      value={method}
      onChange={setMethod}
      options={[
        {
          value: 'prompt',
          label: 'M-Pesa prompt',
          caption: 'We ask 0712 ••• 412 for your PIN',
          icon: <Smartphone aria-hidden />,
        },
        {
          value: 'paybill',
          label: 'Paybill',
          caption: 'From any phone, any M-Pesa',
          icon: <ReceiptText aria-hidden />,
          details: <p className="py-3 pe-4 text-body">Business 000 123, account EC 4821 907</p>,
        },
        { value: 'bank', label: 'Bank transfer', icon: <Landmark aria-hidden /> },
      ]}
    />
  );
}

/** Captions, icons, and rows that belong to a choice and stand below it while it is chosen. */
export const ListWithDetails: Story = {
  render: () => <Methods />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Business 000 123/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /M-Pesa prompt/ }));
    await expect(canvas.queryByText(/Business 000 123/)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /Paybill/ }));
  },
};

export const ListInError: Story = {
  render: () => (
    <RadioList legend={question} name="late" required options={answers} error="Choose one answer" />
  ),
};

function Days() {
  const [days, setDays] = useState<number | null>(91);
  return (
    <ChoiceChips
      label="For how many days?"
      value={days}
      onChange={setDays}
      options={[91, 120, 150, 180].map((value) => ({ value, label: value }))}
    />
  );
}

export const Chips: Story = {
  render: () => <Days />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '91' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '120' })).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: 'For how many days?' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
  },
};

/** Words that do not fit make two rows. */
export const ChipsLong: Story = {
  render: () => (
    <ChoiceChips
      label="¿Cada cuánto te pagan?"
      value="month"
      onChange={() => undefined}
      options={[
        { value: 'day', label: 'Diariamente' },
        { value: 'week', label: 'Semanalmente' },
        { value: 'half', label: 'Quincenalmente' },
        { value: 'month', label: 'Mensualmente' },
      ]}
    />
  ),
  globals: { locale: 'es', viewport: { value: 'small', isRotated: false } },
};

export const ListJuaDark: Story = { render: () => <Question />, globals: { brand: 'jua', mode: 'dark' } };

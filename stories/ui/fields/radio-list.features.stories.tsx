import { Landmark, ReceiptText, Smartphone } from '@kopa/ui/icons';
import { RadioList } from '@kopa/ui/radio-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const methods = [
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
];

const meta = {
  title: 'ui/fields/radio-list/features',
  component: RadioList,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { legend: 'Did you miss a payment in the last 6 months?', name: 'missed', options: yesNo },
} satisfies Meta<typeof RadioList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Hint: Story = { args: { hint: 'Any lender, not only us.' } };
export const InError: Story = {
  args: { required: true, error: 'Choose one answer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Error: Choose one answer');
  },
};

function Methods() {
  const [method, setMethod] = useState<string | null>('paybill');
  return <RadioList legend="How?" name="method" value={method} onChange={setMethod} options={methods} />;
}

/** Captions, icons, and dependent rows below the chosen row. */
export const Details: Story = {
  render: () => <Methods />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Business 000 123/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /M-Pesa prompt/ }));
    await expect(canvas.queryByText(/Business 000 123/)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /Paybill/ }));
  },
};

/** The heading of the page is the question, and still the name of the group for screen readers. */
export const LegendHidden: Story = {
  args: { legendHidden: true, defaultValue: 'no' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: /Did you miss a payment/ })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    legend: '¿Has dejado de pagar alguna cuota en los últimos seis meses?',
    defaultValue: 'other',
    options: [
      { value: 'never', label: 'No, siempre he pagado en la fecha acordada o antes de ella' },
      {
        value: 'other',
        label: 'Sí, pero lo acordé antes con quien me prestó el dinero',
        caption: 'Por ejemplo, porque tu sueldo llegó más tarde que de costumbre',
      },
    ],
  },
  globals: { locale: 'es' },
};

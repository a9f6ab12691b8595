import { AmountField } from '@kopa/ui/amount-field';
import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { PhoneField } from '@kopa/ui/phone-field';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/fields/amount-field/examples',
  component: AmountField,
  args: { label: '' },
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Repayment: the whole balance is prefilled, less can be typed. */
export const PayBack: Story = {
  render: () => (
    <main className="flex flex-col gap-4 p-4">
      <h1 className="text-heading">Pay back</h1>
      <AmountField
        label="How much do you want to pay?"
        defaultValue="10370"
        hint="Whole shillings, 500 or more"
        note="Pays all of it today"
      />
      <FieldGroup>
        <PhoneField label="M-Pesa number" required defaultValue="712345412" />
      </FieldGroup>
      <Button block>Pay KSh 10,370</Button>
    </main>
  ),
};

/** Too little: the field states an acceptable amount. */
export const TooLittle: Story = {
  render: () => (
    <main className="flex flex-col gap-4 p-4">
      <h1 className="text-heading">Pay back</h1>
      <AmountField label="How much do you want to pay?" defaultValue="120" error="Enter KSh 500 or more" />
      <Button block>Pay KSh 120</Button>
    </main>
  ),
};

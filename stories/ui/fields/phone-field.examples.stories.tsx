import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { PhoneField } from '@kopa/ui/phone-field';
import { PickerField } from '@kopa/ui/picker-field';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/fields/phone-field/examples',
  component: PhoneField,
  args: { label: '' },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

/** The first screen: one number, one button. */
export const LogIn: Story = {
  render: () => (
    <main className="flex flex-col gap-4 p-4">
      <h1 className="text-heading">What is your mobile number?</h1>
      <FieldGroup>
        <PhoneField
          label="Mobile number"
          required
          defaultValue="712345412"
          hint="We send a code to it. You log in with it from then on."
        />
      </FieldGroup>
      <Button block>Send me a code</Button>
    </main>
  ),
};

/** A contact with a wrong number. */
export const Contact: Story = {
  render: () => (
    <main className="p-4">
      <FieldGroup legend="Contact 1">
        <TextField label="Name" required defaultValue="Otieno Odhiambo" />
        <PhoneField label="Mobile number" required defaultValue="7123454" error="2 digits are missing" />
        <PickerField label="Relation" required value="Friend" onOpen={nothing} />
      </FieldGroup>
    </main>
  ),
};

import { Button } from '@kopa/ui/button';
import { FieldGroup, RequiredLegend } from '@kopa/ui/field-row';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/fields/text-field/examples',
  component: TextField,
  args: { label: '' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Name and papers: the text rows of an application's first part. */
export const NameAndPapers: Story = {
  render: () => (
    <main className="p-4">
      <h1 className="mb-4 text-heading">About you</h1>
      <RequiredLegend saved />
      <FieldGroup>
        <TextField label="First name" required defaultValue="Wanjiru" autoComplete="given-name" />
        <TextField label="Middle name" optional placeholder="As on your ID" />
        <TextField label="Last name" required defaultValue="Ka" error="Enter at least 3 letters" />
        <TextField
          label="National ID number"
          required
          placeholder="8 digits"
          inputMode="numeric"
          counter={8}
        />
        <TextField label="Email" required type="email" placeholder="you@mail.com" hint="For the agreement" />
      </FieldGroup>
    </main>
  ),
};

/** A message to the lender: several lines, counted. */
export const MessageToTheLender: Story = {
  render: () => (
    <main className="flex flex-col gap-4 p-4">
      <h1 className="text-heading">Tell us what happened</h1>
      <FieldGroup>
        <TextField
          label="Your message"
          required
          multiline
          counter
          maxLength={500}
          defaultValue="I paid 2,500 on 3 May by paybill. It is not in my records."
        />
      </FieldGroup>
      <Button block>Send</Button>
    </main>
  ),
};

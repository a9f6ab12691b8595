import { Button } from '@kopa/ui/button';
import { CodeField } from '@kopa/ui/code-field';
import { FieldGroup, FieldRow } from '@kopa/ui/field-row';
import { Clock, ShieldCheck } from '@kopa/ui/icons';
import { Note } from '@kopa/ui/note';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/fields/code-field/examples',
  component: CodeField,
  args: { label: '' },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The login: the recipient of the code, the code, the time of the next sending, a warning. */
export const LogIn: Story = {
  render: () => (
    <main className="flex flex-col gap-4 p-4">
      <h1 className="text-heading">Enter the code we sent you</h1>
      <FieldGroup>
        <FieldRow
          label="Mobile number"
          value="+254 712 345 412"
          trailing={<Button variant="text">Change</Button>}
        />
      </FieldGroup>
      <CodeField label="6-digit code" defaultValue="481" />
      <p className="flex items-center gap-2 ps-4 text-label font-text text-muted">
        <Clock aria-hidden className="size-5" /> Send again in 0:42
      </p>
      <Note tone="info" icon={<ShieldCheck aria-hidden />}>
        We never call to ask for this code. Do not share it.
      </Note>
    </main>
  ),
};

import { FieldGroup } from '@kopa/ui/field-row';
import { OptionPicker } from '@kopa/ui/option-picker';
import { PickerField } from '@kopa/ui/picker-field';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

const meta = {
  title: 'ui/fields/picker-field/examples',
  component: PickerField,
  args: { label: '', value: null, onOpen: () => undefined },
} satisfies Meta<typeof PickerField>;
export default meta;
type Story = StoryObj<typeof meta>;

const types = ['My own house', 'Rented', 'With family', 'Other'].map((label, at) => ({
  value: String(at),
  label,
}));

function Residence() {
  const [open, setOpen] = useState(false);
  const [type, setType] = useState<string | null>(null);
  return (
    <main className="p-4">
      <FieldGroup legend="Where you live">
        <PickerField
          label="Kind of home"
          required
          value={types.find(({ value }) => value === type)?.label ?? null}
          open={open}
          onOpen={() => setOpen(true)}
        />
        <PickerField label="State" required value="Rift Valley" onOpen={() => undefined} />
        <PickerField
          label="City"
          required
          value={null}
          blockedReason="Choose a state first"
          onOpen={() => undefined}
        />
        <TextField label="Street and house" required placeholder="Name and number" />
      </FieldGroup>
      <OptionPicker
        open={open}
        onOpenChange={setOpen}
        title="Kind of home"
        options={types}
        value={type}
        onChoose={(value) => {
          setType(value);
          setOpen(false);
        }}
      />
    </main>
  );
}

/** Rows of a form, the first with its picker. */
export const WhereYouLive: Story = {
  render: () => <Residence />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kind of home Choose' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Rented' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Kind of home Rented' })).toHaveFocus();
  },
};

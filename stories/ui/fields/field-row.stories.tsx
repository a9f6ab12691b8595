import { Button } from '@kopa/ui/button';
import { FieldGroup, FieldRow, RequiredLegend } from '@kopa/ui/field-row';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/fields/field-row',
  component: FieldRow,
  subcomponents: { FieldGroup, RequiredLegend },
  decorators: [
    (Story) => (
      <div className="p-4">
        <FieldGroup>{Story()}</FieldGroup>
      </div>
    ),
  ],
  args: {
    label: 'Mobile number',
    value: '+254 712 345 412',
    trailing: <Button variant="text">Change</Button>,
  },
  parameters: guide({
    keys: [['Tab', 'reaches what the row holds: a control, a button']],
    dos: [
      'Mark what must be filled with the asterisk, and say once above the card what it means.',
      'Mark the row with an error as soon as it was sent wrong; take it away when it is right.',
      'Say in the error how to mend it: "Enter at least 3 letters".',
      'Build a field of your own with useFieldWiring: label, hint, error and ARIA are then tied.',
    ],
    donts: [
      'Make a row both required and optional.',
      'Colour the typed text red: the tint, the bar, the icon and the message say enough.',
      "Put rows outside a FieldGroup: their lines and corners are the card's.",
    ],
  }),
} satisfies Meta<typeof FieldRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A row that shows a value, with a button for a change. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change' })).toHaveFocus();
  },
};

import { FieldGroup } from '@kopa/ui/field-row';
import { Switch } from '@kopa/ui/switch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/fields/switch',
  component: Switch,
  tags: ['new'],
  decorators: [
    (Story) => (
      <div className="p-4">
        <FieldGroup>{Story()}</FieldGroup>
      </div>
    ),
  ],
  args: { label: 'Hide my balance', name: 'hide' },
  parameters: guide({
    keys: [
      ['Tab', 'reaches each switch'],
      ['Space', 'turns it on and off'],
    ],
    dos: [
      'Use it for a setting that takes effect at once.',
      'Name what is on, not an act: "Hide my balance", not "Hide or show".',
      'Keep it where the borrower left it, also after a failure: say then why it did not change.',
    ],
    donts: [
      'Use it in a form with a button that sends: there it is a Checkbox.',
      'Use it for a consent: a borrower ticks that, and sends it.',
      'Write "on" or "off" beside it: it is read as such.',
    ],
  }),
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole row turns it. */
export const Default: Story = {
  args: { onChecked: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Hide my balance' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChecked).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    const row = control.closest('[data-field-row]')?.getBoundingClientRect();
    await expect(row?.height).toBeGreaterThanOrEqual(48);
  },
};

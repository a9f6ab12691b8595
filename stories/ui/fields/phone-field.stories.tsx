import { FieldGroup } from '@kopa/ui/field-row';
import { PhoneField } from '@kopa/ui/phone-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/fields/phone-field',
  component: PhoneField,
  decorators: [
    (Story) => (
      <div className="p-4">
        <FieldGroup>{Story()}</FieldGroup>
      </div>
    ),
  ],
  args: { label: 'Mobile number', name: 'mobile', required: true, placeholder: '9 digits' },
  parameters: guide({
    keys: [
      ['Tab', 'reaches it'],
      ['Digits', 'are typed; the prefix and a leading zero are dropped'],
    ],
    dos: [
      'Take the number as people write it: "+254 712...", "0712...", "254712..." are all one number.',
      'Say at the first number what it is used for, in the hint.',
      'Show a number that is known as a FieldRow with "Change", instead of asking again.',
    ],
    donts: [
      'Ask for the prefix: it is shown and never part of the value.',
      'Refuse a pasted number with spaces or dashes.',
      'Group the digits while they are typed: contacts and keyboards paste them plain.',
    ],
  }),
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The prefix is text, never part of the value. However the number is typed or pasted, the value is its nine
 * digits.
 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.tab();
    await userEvent.keyboard('0712345412');
    await expect(input).toHaveValue('712345412');
    for (const pasted of ['+254 712 345 412', '254712345412', '0712-345-412', '712345412']) {
      await userEvent.clear(input);
      await userEvent.paste(pasted);
      await expect(input).toHaveValue('712345412');
    }
    await expect(input).toHaveAttribute('autocomplete', 'tel-national');
    await expect(canvas.getByText('9 of 9')).toBeVisible();
  },
};

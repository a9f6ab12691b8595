import { FieldGroup } from '@kopa/ui/field-row';
import { PhoneField } from '@kopa/ui/phone-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

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
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The prefix is text, never part of the value. However the number is typed or pasted, the value is its nine digits. */
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

export const InError: Story = { args: { defaultValue: '71234', error: '4 digits are missing' } };

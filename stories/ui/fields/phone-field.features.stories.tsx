import { FieldGroup } from '@kopa/ui/field-row';
import { PhoneField } from '@kopa/ui/phone-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/fields/phone-field/features',
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

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '712345412', hint: 'You log in with it' } };
export const InError: Story = {
  args: { defaultValue: '71234', error: '4 digits are missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Error: 4 digits are missing');
  },
};
export const Disabled: Story = { args: { defaultValue: '712345412', disabled: true } };

/** A number is written from left to right in every language. */
export const RightToLeft: Story = {
  args: { defaultValue: '712345412' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const prefix = canvas.getByText('+254').getBoundingClientRect();
    await expect(prefix.right).toBeLessThanOrEqual(canvas.getByRole('textbox').getBoundingClientRect().left);
  },
};

/** Another country: other prefix, other length. */
export const AnotherCountry: Story = {
  args: { prefix: '+52', digits: 10, placeholder: '10 digits' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('+52 55 1234 5678');
    await expect(input).toHaveValue('5512345678');
  },
};

/** Nine large digits never scroll: without room beside the prefix, they stand below it. */
export const LargeTextSmallPhone: Story = {
  args: { defaultValue: '712345412' },
  globals: { textSize: '200%', viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  },
};

import { AgreementCheck } from '@kopa/ui/agreement-check';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'ui/fields/agreement-check',
  component: AgreementCheck,
  decorators: [(Story) => <div className="bg-surface p-4">{Story()}</div>],
  args: {
    onChange: fn(),
    children: (
      <>
        I have read and agree to the <a href="#agreement">loan agreement</a>
      </>
    ),
  },
} satisfies Meta<typeof AgreementCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link opens, and does not tick the box. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read and agree to the loan agreement' });
    await expect(box).toBeRequired();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'loan agreement' });
    await expect(link).toHaveFocus();
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText(/I have read/));
    await expect(box).not.toBeChecked();
  },
};

export const Ticked: Story = { args: { defaultChecked: true } };
export const InError: Story = {
  args: { error: 'Please agree to the loan agreement' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Error: Please agree to the loan agreement',
    );
  },
};
export const JuaDark: Story = { args: { defaultChecked: true }, globals: { brand: 'jua', mode: 'dark' } };

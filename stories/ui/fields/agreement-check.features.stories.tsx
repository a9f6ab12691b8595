import { AgreementCheck } from '@kopa/ui/agreement-check';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/fields/agreement-check/features',
  component: AgreementCheck,
  decorators: [(Story) => <div className="bg-surface p-4">{Story()}</div>],
  args: {
    children: (
      <>
        I have read and agree to the <a href="#agreement">loan agreement</a>
      </>
    ),
  },
} satisfies Meta<typeof AgreementCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ticked: Story = { args: { defaultChecked: true } };
export const InError: Story = {
  args: { error: 'Please agree to the loan agreement' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Error: Please agree to the loan agreement');
  },
};
export const Disabled: Story = { args: { defaultChecked: true, disabled: true } };

/** Several texts, each its own target. */
export const LongWords: Story = {
  args: {
    children: (
      <>
        He leído y acepto el <a href="#contrato">contrato de préstamo</a>, el{' '}
        <a href="#costes">resumen de costes</a> y la <a href="#privacidad">política de privacidad</a>
      </>
    ),
  },
  globals: { locale: 'es' },
};

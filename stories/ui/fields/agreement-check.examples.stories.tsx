import { AgreementCheck } from '@kopa/ui/agreement-check';
import { Button } from '@kopa/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/fields/agreement-check/examples',
  component: AgreementCheck,
  args: { children: '' },
} satisfies Meta<typeof AgreementCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

function Footer() {
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <footer className="border-t border-decor bg-surface px-4 py-3">
      <AgreementCheck
        checked={agreed}
        onChange={setAgreed}
        error={asked && !agreed ? 'Please agree to the loan agreement' : undefined}
      >
        I have read and agree to the <a href="#agreement">loan agreement</a>
      </AgreementCheck>
      <div className="mt-2">
        <Button block onClick={() => setAsked(true)}>
          Get money: KSh 9,884
        </Button>
      </div>
    </footer>
  );
}

/** In the footer with its button; the button is enabled, and names the missing tick. */
export const GatesTheButton: Story = {
  render: () => <Footer />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveAccessibleDescription('Error: Please agree to the loan agreement');
    await userEvent.click(box);
    await expect(box).toBeValid();
    await userEvent.click(box);
  },
};

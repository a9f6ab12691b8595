import { Amount } from '@kopa/ui/amount';
import { Card } from '@kopa/ui/card';
import { FieldGroup } from '@kopa/ui/field-row';
import { MarketProvider, useIdentityInput } from '@kopa/ui/market';
import { PhoneField } from '@kopa/ui/phone-field';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';
import { uganda } from './uganda.ts';

function Rows() {
  return (
    <div className="flex flex-col gap-4 p-4">
      <Card heading="This loan">
        <Amount cents={500_000} size="amount" />
      </Card>
      <FieldGroup>
        <PhoneField label="Mobile number" required />
        <TextField label="National ID number" required {...useIdentityInput()} />
      </FieldGroup>
    </div>
  );
}

/** Says in which country an app is used: its currency, phone numbers, identity number and week. */
const meta = {
  title: 'ui/foundations/market',
  component: MarketProvider,
  tags: ['no-picture'],
  args: { market: uganda, children: <Rows /> },
  parameters: guide({
    keys: 'none',
    dos: [
      'Mount it once, around the app, with the market of the lender.',
      'Pass amounts as integers of the smallest unit: whole shillings where decimals is 0.',
      'Spread useIdentityInput() on the TextField for the number of the identity card.',
    ],
    donts: [
      'Write a currency or a calling code into a text: take them from the market.',
      'Guess the market from the language: many countries speak English.',
    ],
  }),
} satisfies Meta<typeof MarketProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Uganda: no other currency or calling code is on the page. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).toHaveTextContent(/USh 500,000/);
    await expect(canvasElement).toHaveTextContent('+256');
    await expect(canvasElement.textContent).not.toMatch(/KSh|254/);
    await userEvent.tab();
    await userEvent.keyboard('0772123456');
    await expect(canvas.getByRole('textbox', { name: /Mobile/ })).toHaveValue('772123456');
    await userEvent.tab();
    await userEvent.keyboard('cm90-0123-45abcd');
    await expect(canvas.getByRole('textbox', { name: /National ID/ })).toHaveValue('CM90012345ABCD');
  },
};

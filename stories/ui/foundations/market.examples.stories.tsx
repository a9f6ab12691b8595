import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { MarketProvider, useIdentityInput } from '@kopa/ui/market';
import {
  RhfAmountField,
  RhfDateField,
  RhfPhoneField,
  RhfTextField,
  RhfWeekdayField,
} from '@kopa/ui/react-hook-form';
import { StringsProvider } from '@kopa/ui/strings';
import { formTester } from '@kopa/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import { luganda, uganda } from './uganda.ts';

const meta = {
  title: 'ui/foundations/market/examples',
  component: MarketProvider,
  tags: ['no-picture'],
  args: { market: uganda, children: null },
} satisfies Meta<typeof MarketProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Person {
  phone: string;
  nin: string;
  birthday: string | null;
  payday: number | null;
  sum: string;
}

function PersonRows() {
  const { control } = useForm<Person>({
    defaultValues: { phone: '', nin: '', birthday: null, payday: null, sum: '' },
  });
  return (
    <main className="flex flex-col gap-4 p-4">
      <h1 className="text-heading">About you</h1>
      <FieldGroup>
        <RhfPhoneField control={control} name="phone" label="Mobile number" required />
        <RhfTextField
          control={control}
          name="nin"
          label="National ID number"
          required
          {...useIdentityInput()}
        />
        <RhfDateField
          control={control}
          name="birthday"
          label="Birthday"
          required
          min="1943-01-01"
          max="2008-12-31"
        />
        <RhfWeekdayField control={control} name="payday" label="Payday" required />
      </FieldGroup>
      <RhfAmountField control={control} name="sum" label="How much?" />
      <Button block>Continue</Button>
    </main>
  );
}

const inLuganda = (
  <StringsProvider strings={luganda} locale="lg-UG">
    <PersonRows />
  </StringsProvider>
);

/** A form of a Ugandan lender, with Luganda's names in dates, which no browser has. */
export const Uganda: Story = {
  args: { children: inLuganda },
  play: async ({ canvasElement }) => {
    const { fillRow, setDate, pickFrom, expectRowValue } = formTester({
      strings: luganda,
      within: canvasElement,
    });
    await fillRow('Mobile number', '+256 772 123 456');
    await fillRow('National ID number', 'cm90012345abcd');
    await expectRowValue('National ID number', 'CM90012345ABCD');
    await setDate('Birthday', '1994-03-14');
    await expectRowValue('Birthday', '14 Maaki 1994');
    await pickFrom('Payday', 'Lwakutaano');
    await expectRowValue('Payday', 'Lwakutaano');
    await fillRow('How much?', '500000');
    await expect(canvasElement).toHaveTextContent('USh');
    await expect(canvasElement.textContent).not.toMatch(/KSh|\+254|March|Friday/);
  },
};
export const UgandaDark: Story = { ...Uganda, globals: { mode: 'dark' } };
export const UgandaRightToLeft: Story = { ...Uganda, globals: { direction: 'rtl' } };
export const UgandaJuaLargeText: Story = { ...Uganda, globals: { brand: 'jua', textSize: '200%' } };

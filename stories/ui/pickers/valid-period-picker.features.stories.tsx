import { ValidPeriodPicker } from '@kopa/ui/valid-period-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { card, HeldPeriod } from './held-period.tsx';
import { body, closed, openSheet, press, row, said } from './in-sheet.ts';

const meta = {
  title: 'ui/pickers/valid-period-picker/features',
  component: ValidPeriodPicker,
  args: card,
  render: (args) => <HeldPeriod {...args} />,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof ValidPeriodPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = () => openSheet('Valid until');
const input = () => body().getByRole('textbox', { name: 'Valid until' });

/** Typed or pasted as on the card; the stroke comes by itself. */
export const Typed: Story = {
  args: { value: null },
  play: async () => {
    await open();
    await press('Type it instead');
    await waitFor(() => expect(input()).toHaveFocus());
    await userEvent.keyboard('930');
    await expect(input()).toHaveValue('09/30');
    await said('September 2030');
  },
};

export const TypedByEnter: Story = {
  ...Typed,
  play: async (context) => {
    await Typed.play?.(context);
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(row('Valid until')).toHaveAccessibleName(expect.stringContaining('09/30'));
  },
};

/** What is wrong is said, with how to write it. */
export const TypedWrong: Story = {
  args: { value: null },
  play: async () => {
    await open();
    await press('Type it instead');
    await waitFor(() => expect(input()).toHaveFocus());
    await userEvent.keyboard('13/29{Enter}');
    await said('13/29 is not a month and a year');
    await expect(input()).toHaveAttribute('aria-invalid', 'true');
  },
};

/** A card that is over says since when, and Confirm keeps the sheet. */
export const Over: Story = {
  args: { value: '2026-12' },
  play: async () => {
    await open();
    body().getByRole('slider', { name: 'Month' }).focus();
    await userEvent.keyboard('{Home}');
    await said('Choose November 2026 or later');
    await press('Confirm');
    await expect(body().getByRole('dialog')).toBeVisible();
  },
};

/**
 * The month of a card that ran out meanwhile: the wheels begin at the first month that may be chosen, and say
 * so.
 */
export const ValueOutside: Story = {
  args: { value: '2024-02' },
  play: async () => {
    await open();
    await said('it was February 2024, which cannot be chosen here');
  },
};

export const AsLists: Story = {
  args: { presentation: 'list' },
  play: async () => void (await open()),
};

export const Spanish: Story = {
  args: { title: 'Válida hasta' },
  globals: { locale: 'es' },
  play: async () => void (await openSheet('Válida hasta')),
};

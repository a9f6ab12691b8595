import { PickerSheet, type PickerSheetProps } from '@kopa/ui/picker-sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

/** Cancel, the title and Confirm above what is to be chosen; exactly half the page. The content keeps a draft. */
const meta = {
  title: 'ui/pickers/picker-sheet',
  component: PickerSheet,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
  args: { open: false, onOpenChange: () => undefined, title: 'Payday', children: null },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof PickerSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

function Example(args: PickerSheetProps) {
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState(5);
  const [draft, setDraft] = useState(day);
  return (
    <main className="flex min-h-screen flex-col gap-4 p-4">
      <h1 className="text-heading">Work</h1>
      <button
        type="button"
        className="min-h-row rounded-medium border border-decor bg-surface px-4 text-start text-body"
        onClick={() => {
          setDraft(day);
          setOpen(true);
        }}
      >
        Payday: {day}
      </button>
      <PickerSheet
        {...args}
        open={open}
        onOpenChange={setOpen}
        onConfirm={() => setDay(draft)}
        confirmDisabled={args.confirmDisabled}
      >
        <fieldset className="flex gap-2">
          <legend className="pb-2 text-label">Day of the month</legend>
          {[5, 15, 25].map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={draft === choice}
              className="min-h-control flex-1 rounded-medium border border-control text-body aria-pressed:border-2 aria-pressed:border-primary aria-pressed:bg-primary-soft"
              onClick={() => setDraft(choice)}
            >
              {choice}
            </button>
          ))}
        </fieldset>
      </PickerSheet>
    </main>
  );
}

const body = () => within(document.body);
const trigger = () => body().getByRole('button', { name: /^Payday/, hidden: true });
const closed = () => waitFor(() => expect(body().queryByRole('dialog')).toBeNull());

export const Default: Story = {
  play: async () => {
    await userEvent.click(trigger());
    await userEvent.click(await body().findByRole('button', { name: '15' }));
    await expect(trigger()).toHaveTextContent('Payday: 5');
  },
};

export const Confirmed: Story = {
  play: async (context) => {
    await Default.play?.(context);
    await userEvent.click(body().getByRole('button', { name: 'Confirm' }));
    await closed();
    await expect(trigger()).toHaveTextContent('Payday: 15');
  },
};

export const Cancelled: Story = {
  play: async (context) => {
    await Default.play?.(context);
    await userEvent.click(body().getByRole('button', { name: 'Cancel' }));
    await closed();
    await expect(trigger()).toHaveTextContent('Payday: 5');
  },
};

/** Only keys. The focus begins at the title; Tab passes Confirm and the choices, and never the page behind. */
export const ByKeys: Story = {
  play: async () => {
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(body().getByRole('heading', { name: 'Payday' })).toHaveFocus());
    await userEvent.tab();
    await expect(body().getByRole('button', { name: 'Confirm' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(body().getByRole('button', { name: '15' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(trigger()).toHaveTextContent('Payday: 15');
    await expect(trigger()).toHaveFocus();
  },
};

/** Confirm stays in reach of keys and readers, and does nothing. */
export const ConfirmNotYet: Story = {
  args: { confirmDisabled: true },
  play: async (context) => {
    await Default.play?.(context);
    const confirm = body().getByRole('button', { name: 'Confirm' });
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(confirm);
    await expect(body().getByRole('dialog')).toBeVisible();
  },
};

export const Swahili: Story = {
  ...Default,
  globals: { locale: 'sw' },
};
export const Dark: Story = { ...Default, globals: { mode: 'dark' } };
export const Jua: Story = { ...Default, globals: { brand: 'jua' } };

import { BottomSheet } from '@kopa/ui/bottom-sheet';
import { Button } from '@kopa/ui/button';
import { Screen } from '@kopa/ui/screen';
import { ToastProvider, useToast } from '@kopa/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { ToastButtons } from './toast-buttons.tsx';

const meta = {
  title: 'ui/states/toast/features',
  component: ToastProvider,
  args: { children: <ToastButtons /> },
  parameters: { docs: { story: { inline: false, iframeHeight: 300 } } },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = () => document.querySelector<HTMLElement>('.kopa-toast-card');
const region = (kind: 'polite' | 'assertive') => document.querySelector(`[data-toast=${kind}]`);
const body = () => within(document.body);

/** The icon differs, and it is read at once. */
export const Urgent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out twice' }));
    await waitFor(() => expect(region('assertive')).toHaveTextContent('Log in again'));
    await expect(region('polite')).toBeEmptyDOMElement();
  },
};

export const UrgentJuaDark: Story = { ...Urgent, globals: { brand: 'jua', mode: 'dark' } };

/** Stays until its button is used, or it is closed. */
export const WithAction: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove the contact' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('group', { name: 'Contact removed' })).toBeVisible();
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await userEvent.tab();
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(card()).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Remove the contact' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Undo' });
  },
};

/** The next comes when the first has gone; one shown twice came once. */
export const Queue: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the contact' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Log out twice' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Log out twice' }));
    await expect(document.querySelectorAll('.kopa-toast-card')).toHaveLength(1);
    await expect(card()).toHaveTextContent('Contact removed');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(card()).toHaveTextContent('Log in again'));
  },
};

function AtOnce({ text }: { text: string }) {
  const toast = useToast();
  useEffect(() => toast(text, { action: { label: 'Undo', onPress: () => undefined } }), [toast, text]);
  return null;
}

export const LongText: Story = {
  args: {
    children: (
      <AtOnce text="The two people whom we may call were removed from your application, with their numbers" />
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Undo' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Above the footer, so that it never covers the main action. */
export const AboveAFooter: Story = {
  args: {
    children: (
      <Screen footer={<Button block>Continue</Button>}>
        <AtOnce text="Saved on this phone" />
        <h1 className="text-heading">About you</h1>
      </Screen>
    ),
  },
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo');
    await waitFor(() =>
      expect(card()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(footer.getBoundingClientRect().top),
    );
  },
};

/** Over a sheet it stands at the top, seen, heard and usable: the page behind is inert. */
export const OverASheet: Story = {
  args: {
    children: (
      <BottomSheet open onOpenChange={() => undefined} title="Paybill" height="half">
        <AtOnce text="Paybill number copied" />
        <p className="text-body">Business number 000 123</p>
      </BottomSheet>
    ),
  },
  play: async () => {
    const dialog = await body().findByRole('dialog', { name: 'Paybill' });
    await waitFor(() => expect(dialog.contains(card())).toBe(true));
    await waitFor(() =>
      expect(dialog.querySelector('[data-kopa-live=polite]')).toHaveTextContent('Paybill number copied'),
    );
  },
};

/** Looks and attributes from outside: the card that is seen gets all of them, after its own. */
export const Open: Story = {
  args: {
    children: <AtOnce text="Saved on this phone" />,
    className: 'border-2 border-accent',
    style: { maxInlineSize: '16rem' },
    id: 'toast',
    dir: 'auto',
  },
  render: (args) => <ToastProvider {...args} data-testid="toast" />,
  play: async ({ canvas }) => {
    const seen = await canvas.findByTestId('toast');
    await expect(seen).toBe(card());
    await expect(seen).toHaveClass('bg-inverse', 'border-2', 'border-accent');
    await expect(seen).toHaveAttribute('style', 'max-inline-size: 16rem;');
    await expect(seen).toHaveAttribute('id', 'toast');
    await expect(seen).toHaveAttribute('dir', 'auto');
  },
};

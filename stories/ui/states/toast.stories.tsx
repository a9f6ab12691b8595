import { Button } from '@kopa/ui/button';
import { ToastProvider, useToast } from '@kopa/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

function Buttons() {
  const toast = useToast();
  return (
    <div className="flex flex-col gap-3 p-4">
      <Button variant="outline" onClick={() => toast('Account number copied', { key: 'copied' })}>
        Copy
      </Button>
      <Button variant="outline" onClick={() => toast('Log in again', { key: 'session', tone: 'warning' })}>
        Log out twice
      </Button>
    </div>
  );
}

const meta = {
  title: 'ui/states/toast',
  component: ToastProvider,
  args: { children: <Buttons /> },
  parameters: { docs: { story: { inline: false, iframeHeight: 300 } } },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (root: HTMLElement) => root.querySelector('output.fixed');

/** One at a time, in a live region that is there from the start; two with one key are one. */
export const Default: Story = {
  args: { duration: 60_000 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = shown(canvasElement);
    await expect(region).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(region).toHaveTextContent('Account number copied');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Log out twice' }));
    await expect(region?.children).toHaveLength(1);
    await expect(region).toHaveTextContent('Account number copied');
    await expect(canvas.getByRole('button', { name: 'Log out twice' })).toHaveFocus();
  },
};

/** The next comes when the first has gone; the one shown twice came once. */
export const Queue: Story = {
  args: { duration: 40 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = shown(canvasElement);
    const seen: string[] = [];
    const watch = new MutationObserver(() => {
      const text = region?.textContent ?? '';
      if (text && seen.at(-1) !== text) seen.push(text);
    });
    if (region) watch.observe(region, { childList: true, subtree: true, characterData: true });
    canvas.getByRole('button', { name: 'Copy' }).click();
    canvas.getByRole('button', { name: 'Log out twice' }).click();
    canvas.getByRole('button', { name: 'Log out twice' }).click();
    await waitFor(() => expect(seen).toEqual(['Account number copied', 'Log in again']));
    await waitFor(() => expect(region).toBeEmptyDOMElement());
    await expect(seen).toHaveLength(2);
    await userEvent.tab();
  },
};

export const Warning: Story = {
  args: { duration: 60_000 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out twice' }));
    await expect(shown(canvasElement)).toHaveTextContent('Log in again');
  },
  globals: { brand: 'jua', mode: 'dark' },
};

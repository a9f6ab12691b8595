import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Announcer } from '../../foundations/announce/index.js';
import { MessageComposer, type MessageComposerProps } from './index.js';

const mount = async (props: Partial<MessageComposerProps> = {}) => {
  const onSend = vi.fn<(text: string) => void | boolean>();
  const view = await render(
    <>
      <Announcer />
      <MessageComposer onSend={onSend} {...props} />
    </>,
  );
  return { view, onSend, field: view.getByRole('textbox', { name: 'Write a message' }) };
};

afterEach(() => vi.restoreAllMocks());

it('MessageComposer sends by the button, empties the field and keeps the keyboard open', async () => {
  const { view, onSend, field } = await mount();
  await field.fill('  SKL8Q2XY7P ');
  await view.getByRole('button', { name: 'Send' }).click();
  expect(onSend.mock.calls).toEqual([['SKL8Q2XY7P']]);
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
});

it('MessageComposer adds a line with Enter, grows, and sends with Control and Enter', async () => {
  const { onSend, field } = await mount();
  await field.click();
  await userEvent.keyboard('One');
  const low = field.element().getBoundingClientRect().height;
  expect(low).toBeGreaterThanOrEqual(48);
  await userEvent.keyboard('{Enter}Two{Enter}Three');
  expect(field.element().getBoundingClientRect().height).toBeGreaterThan(low);
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onSend.mock.calls).toEqual([['One\nTwo\nThree']]);
  expect(field.element().getBoundingClientRect().height).toBe(low);
});

it('MessageComposer names the missing text instead of sending an empty message', async () => {
  const { view, onSend, field } = await mount();
  await view.getByRole('button', { name: 'Send' }).click();
  expect(onSend).not.toHaveBeenCalled();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription('Write a message first');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('Hello');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});

it('MessageComposer sends files without a text', async () => {
  const attach = vi.fn();
  const { view, onSend } = await mount({ fileCount: 1, onAttach: attach });
  await expect.element(view.getByText('1 file attached')).toBeVisible();
  await view.getByRole('button', { name: 'Attach a photo' }).click();
  expect(attach).toHaveBeenCalledTimes(1);
  await view.getByRole('button', { name: 'Send' }).click();
  expect(onSend.mock.calls).toEqual([['']]);
});

it('MessageComposer keeps a refused message, and sends once while busy', async () => {
  const { view, onSend, field } = await mount({ onSend: () => false, defaultText: 'A draft' });
  await view.getByRole('button', { name: 'Send' }).click();
  await expect.element(field).toHaveValue('A draft');
  await view.rerender(<MessageComposer busy onSend={onSend} />);
  const button = view.getByRole('button', { name: 'Sending…' });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await field.fill('Twice');
  // A busy button can be tapped by touch; the test's own click would wait until it is enabled.
  (button.element() as HTMLElement).click();
  expect(onSend).not.toHaveBeenCalled();
});

it('MessageComposer reports impossible counts to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { field } = await mount({ fileCount: -1, maxLength: 0 });
  expect(error).toHaveBeenCalledWith(expect.stringContaining('fileCount is -1'));
  expect(error).toHaveBeenCalledWith(expect.stringContaining('maxLength is 0'));
  await field.fill('It can be written');
  await expect.element(field).toHaveValue('It can be written');
});

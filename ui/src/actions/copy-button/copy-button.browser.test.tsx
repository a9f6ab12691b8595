import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Announcer } from '../../foundations/announce/index.js';
import { CopyButton, type CopyButtonProps } from './index.js';

function Row(props: Partial<CopyButtonProps>) {
  const number = useRef<HTMLSpanElement>(null);
  return (
    <>
      <Announcer />
      <span ref={number}>4821 907</span>
      <CopyButton value="4821907" what="account number" showsValue={number} {...props} />
    </>
  );
}

const clipboard = (writeText?: (text: string) => Promise<void>) =>
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue((writeText && { writeText }) as Clipboard);
const command = (works: boolean) => vi.spyOn(document, 'execCommand').mockReturnValue(works);
const live = (urgency: string) => document.querySelector(`[data-kopa-live=${urgency}]`)?.textContent;

afterEach(() => vi.restoreAllMocks());

it('CopyButton copies the plain value, confirms for two seconds, and returns to its first state', async () => {
  const write = vi.fn(async () => undefined);
  clipboard(write);
  const told = vi.fn();
  const view = await render(<Row onOutcome={told} />);
  const button = view.getByRole('button');
  await expect.element(button).toHaveAccessibleName('Copy account number');
  const width = button.element().getBoundingClientRect().width;
  await button.click();
  expect(write).toHaveBeenCalledWith('4821907');
  await expect.element(button).toHaveAccessibleName('Copied account number');
  expect(button.element().getBoundingClientRect().width).toBe(width);
  expect(live('polite')).toBe('Copied');
  expect(told).toHaveBeenCalledWith('copied');
  await expect.element(button).toHaveAccessibleName('Copy account number');
});

it('CopyButton copies in web views without a clipboard, and keeps the focus', async () => {
  clipboard();
  let selected = '';
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    const field = document.activeElement as HTMLTextAreaElement;
    selected = field.value.slice(field.selectionStart, field.selectionEnd);
    return true;
  });
  const view = await render(<Row />);
  const button = view.getByRole('button');
  await button.click();
  expect(selected).toBe('4821907');
  await expect.element(button).toHaveAccessibleName('Copied account number');
  await expect.element(button).toHaveFocus();
  expect(document.querySelector('textarea')).toBeNull();
});

it('CopyButton uses the older method when the clipboard refuses', async () => {
  clipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
  const older = command(true);
  const view = await render(<Row />);
  await view.getByRole('button').click();
  await expect.element(view.getByRole('button')).toHaveAccessibleName('Copied account number');
  expect(older).toHaveBeenCalledWith('copy');
});

it('CopyButton selects the number and shows the next step when copying fails', async () => {
  clipboard();
  command(false);
  const told = vi.fn();
  const view = await render(<Row onOutcome={told} />);
  await view.getByRole('button').click();
  await expect.element(view.getByRole('button')).toHaveAccessibleName('Copy failed account number');
  expect(document.getSelection()?.toString()).toBe('4821 907');
  expect(live('assertive')).toBe('Could not copy. Press and hold the number.');
  expect(told).toHaveBeenCalledWith('failed');
});

it('CopyButton copies inside an open dialog', async () => {
  clipboard();
  let focusedInside = false;
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    focusedInside =
      document.activeElement?.tagName === 'TEXTAREA' && document.activeElement.closest('dialog') !== null;
    return true;
  });
  const view = await render(
    <dialog ref={(dialog) => dialog?.showModal()}>
      <Row />
    </dialog>,
  );
  await view.getByRole('button').click();
  expect(focusedInside).toBe(true);
});

it('CopyButton reports an empty value to the developer, and does not confirm a copy', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await render(<Row value="" what=" " />);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('its value is empty'));
  expect(error).toHaveBeenCalledWith(expect.stringContaining('has no name for its value'));
  await view.getByRole('button').click();
  await expect.element(view.getByRole('button')).toHaveAccessibleName('Copy failed');
});

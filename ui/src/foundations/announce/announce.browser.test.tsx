import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Announcer, LiveRegions, useAnnounce } from './index.js';

function Sayer() {
  const announce = useAnnounce();
  return (
    <>
      <button type="button" onClick={() => announce('Photo received')}>
        Politely
      </button>
      <button type="button" onClick={() => announce('The photo was not sent', 'assertive')}>
        At once
      </button>
    </>
  );
}
const region = (urgency: string) => document.querySelector(`[data-kopa-live=${urgency}]`);

it('Announcer uses regions that exist before the announcement', async () => {
  const view = await render(
    <>
      <Announcer />
      <Sayer />
    </>,
  );
  const polite = region('polite');
  expect(polite?.tagName).toBe('OUTPUT');
  expect(polite?.textContent).toBe('');
  await view.getByText('Politely').click();
  expect(region('polite')).toBe(polite);
  expect(polite?.textContent).toBe('Photo received');
  await view.getByText('At once').click();
  expect(region('assertive')?.getAttribute('role')).toBe('alert');
  expect(region('assertive')?.textContent).toBe('The photo was not sent');
});

it('an announcement during the exit of a sheet follows in the page, which is inert until then', async () => {
  const view = await render(
    <>
      <Announcer />
      <Sayer />
      <dialog data-state="closed">
        <LiveRegions />
      </dialog>
    </>,
  );
  const sheet = document.querySelector('dialog');
  const button = view.getByText('Politely').element() as HTMLElement;
  sheet?.showModal();
  button.click();
  expect(region('polite')?.textContent).toBe('');
  sheet?.close();
  await expect.poll(() => region('polite')?.textContent).toBe('Photo received');
});

it('Announcer repeats equal words as a change', async () => {
  const view = await render(
    <>
      <Announcer />
      <Sayer />
    </>,
  );
  await view.getByText('Politely').click();
  const first = region('polite')?.firstChild;
  await view.getByText('Politely').click();
  expect(region('polite')?.firstChild).not.toBe(first);
  expect(region('polite')?.childNodes).toHaveLength(1);
});

it('Announcer removes words after the announcement, so swiping readers do not meet them', async () => {
  const view = await render(
    <>
      <Announcer />
      <Sayer />
    </>,
  );
  vi.useFakeTimers();
  try {
    const press = (name: string) => (view.getByText(name).element() as HTMLElement).click();
    press('At once');
    vi.advanceTimersByTime(5000);
    press('Politely');
    expect(region('assertive')?.textContent).toBe('The photo was not sent');
    vi.advanceTimersByTime(5000);
    expect(region('assertive')?.textContent).toBe('');
    expect(region('polite')?.textContent).toBe('Photo received');
    press('Politely');
    vi.advanceTimersByTime(5000);
    expect(region('polite')?.textContent).toBe('Photo received');
    vi.advanceTimersByTime(5000);
    expect(region('polite')?.textContent).toBe('');
  } finally {
    vi.useRealTimers();
  }
});

it('Announcer speaks from inside an open dialog', async () => {
  const view = await render(
    <>
      <Announcer />
      <dialog ref={(element) => element?.showModal()}>
        <LiveRegions />
        <Sayer />
      </dialog>
    </>,
  );
  await view.getByText('Politely').click();
  expect(view.getByText('Photo received').element().closest('dialog')).not.toBeNull();
});

it('an announcement without an Announcer is reported to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await render(<Sayer />);
  await view.getByText('Politely').click();
  expect(error).toHaveBeenCalledWith(
    expect.stringMatching(/nobody heard "Photo received".*Mount <Announcer \/>/),
  );
  error.mockRestore();
});

it('a second Announcer is reported to the developer, and its successor is not', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const first = await render(<Announcer />);
  await first.unmount();
  const second = await render(<Announcer />);
  expect(error).not.toHaveBeenCalled();
  await second.rerender(
    <>
      <Announcer key="a" />
      <Announcer key="b" />
    </>,
  );
  expect(error).toHaveBeenCalledWith(expect.stringContaining('2 of them are mounted'));
  error.mockRestore();
});

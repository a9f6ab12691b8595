import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from './index.js';

it('Button reports missing words, and busy combined with disabled, to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await render(
    <>
      <Button>{''}</Button>
      <Button aria-label="Pay">{''}</Button>
      <Button busy disabled>
        Pay
      </Button>
    </>,
  );
  expect(error.mock.calls.filter(([text]) => String(text).includes('it has no words'))).toHaveLength(1);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('it is busy and disabled'));
  error.mockRestore();
});

const turns = () => document.getAnimations().map(({ effect }) => effect!.getTiming().iterations);

it('Button has a spinner that turns only while it is busy', async () => {
  const button = await render(<Button busyLabel="Sending…">Send</Button>);
  expect(turns()).toEqual([]);
  await button.rerender(
    <Button busy busyLabel="Sending…">
      Send
    </Button>,
  );
  expect(turns()).toEqual([Infinity]);
});

it('Button submits a form elsewhere on the page, but not while it is busy', async () => {
  const submitted = vi.fn((event: Event) => event.preventDefault());
  const page = (busy: boolean) => (
    <>
      <form id="answers" ref={(form) => form?.addEventListener('submit', submitted)} />
      <Button type="submit" form="answers" busy={busy}>
        Continue
      </Button>
    </>
  );
  const view = await render(page(false));
  await view.getByRole('button').click();
  expect(submitted).toHaveBeenCalledTimes(1);
  await view.rerender(page(true));
  (view.getByRole('button').element() as HTMLElement).click();
  expect(submitted).toHaveBeenCalledTimes(1);
});

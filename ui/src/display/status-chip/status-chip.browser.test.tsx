import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { StatusChip } from './index.js';

it('StatusChip has an icon beside its word in every tone', async () => {
  for (const tone of ['primary', 'danger', 'success', 'info', 'warning', 'neutral'] as const) {
    const view = await render(<StatusChip tone={tone}>Late</StatusChip>);
    expect(view.container.textContent).toBe('Late');
    expect(view.container.querySelector('svg')?.getAttribute('aria-hidden'), tone).toBe('true');
    await view.unmount();
  }
});

it('StatusChip is neutral in an unknown tone, never red, and reports the tone to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await render(<StatusChip tone={'rejected' as 'danger'}>Not approved</StatusChip>);
  const neutral = await render(<StatusChip tone="neutral">Not approved</StatusChip>);
  expect(view.container.innerHTML).toBe(neutral.container.innerHTML);
  await render(<StatusChip tone="danger">{''}</StatusChip>);
  const told = error.mock.calls.map(([text]) => String(text));
  error.mockRestore();
  expect(told).toEqual([expect.stringContaining('no tone "rejected"'), expect.stringContaining('no word')]);
});

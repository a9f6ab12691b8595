import { expect, it, vi } from 'vitest';
import { complain } from './index.js';

it('complain reports a mistake once', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  complain('Wheel', 'it has no columns. Give it at least one.');
  complain('Wheel', 'it has no columns. Give it at least one.');
  complain('Wheel', 'something else. Mend it.');
  expect(error.mock.calls).toEqual([
    ['@kopa/ui Wheel: it has no columns. Give it at least one.'],
    ['@kopa/ui Wheel: something else. Mend it.'],
  ]);
  expect(getComputedStyle(document.body).overflowWrap).toBe('break-word');
  error.mockRestore();
});

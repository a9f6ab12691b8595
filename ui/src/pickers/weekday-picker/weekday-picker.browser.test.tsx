import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { StringsProvider } from '../../foundations/strings/index.js';
import { es } from '../../foundations/strings/es.js';
import { WeekdayPicker, type WeekdayPickerProps } from './index.js';

const picker = (props: Partial<WeekdayPickerProps>) => (
  <WeekdayPicker
    open
    onOpenChange={() => undefined}
    title="Payday"
    value={5}
    onChoose={() => undefined}
    {...props}
  />
);
const rows = () =>
  page
    .getByRole('option')
    .elements()
    .map((row) => row.textContent);

it('WeekdayPicker shows the week from its first day and returns the same number in every locale', async () => {
  const onChoose = vi.fn();
  await render(
    <StringsProvider strings={es} locale="es">
      {picker({ onChoose })}
    </StringsProvider>,
  );
  expect(rows()).toEqual(['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']);
  await expect
    .element(page.getByRole('option', { name: 'viernes' }))
    .toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}{Enter}{Enter}');
  expect(onChoose.mock.calls).toEqual([[7]]);
});

it('WeekdayPicker begins with Sunday where the week does', async () => {
  const onChoose = vi.fn();
  await render(picker({ value: null, firstDay: 7, onChoose }));
  expect(rows()[0]).toBe('Sunday');
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onChoose.mock.calls).toEqual([[7]]);
});

it('WeekdayPicker reports an invalid weekday to the developer and marks none', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await render(picker({ value: 0 }));
  expect(error.mock.calls.flat()).toContainEqual(
    expect.stringContaining('the value 0 is not a day of the week'),
  );
  expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(0);
  error.mockRestore();
});

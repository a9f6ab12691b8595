import type { Field } from '../screen/fields.ts';
import type { MakeDriver } from './driver.ts';

export const floorReact: MakeDriver = (page) => {
  const control = (field: Field) => page.locator(`#${field}`);
  const sheet = () => page.locator('dialog[open]');
  const years = () => sheet().getByRole('listbox', { name: 'Year' });
  return {
    row: control,
    shown: (field) => control(field).innerText(),
    sheet,
    confirm: () => sheet().getByRole('button', { name: 'Confirm' }),
    cancel: () => sheet().getByRole('button', { name: 'Cancel' }),
    years,
    shownYear: async () => (await years().locator('[aria-selected=true]').textContent()) ?? '',
    choose: (label, tap) => tap(sheet().getByRole('button', { name: label, exact: true })),
    fault: (field) => page.locator(`#${field}-fault`),
    send: () => page.getByRole('button', { name: 'Continue' }),
  };
};

import type { Field } from '../screen/fields.ts';
import type { MakeDriver } from './driver.ts';

export const shadcn: MakeDriver = (page) => {
  const control = (field: Field) => page.locator(`[data-field=${field}]`);
  const sheet = () => page.locator('[data-slot=drawer-content]');
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
    fault: (field) => page.locator(`[data-row=${field}] [data-slot=form-message]`),
    send: () => page.getByRole('button', { name: 'Continue' }),
  };
};

import type { Field } from '../screen/fields.ts';
import type { MakeDriver } from './driver.ts';

const typed: readonly Field[] = [
  'firstName',
  'middleName',
  'lastName',
  'nationalId',
  'whatsappNo',
  'sparePhone',
  'email',
  'address',
];

export const antdMobile: MakeDriver = (page) => {
  const row = (field: Field) => page.locator(`.row-${field}`);
  const sheet = () => page.locator('.adm-picker:visible');
  const years = () => sheet().locator('.adm-picker-view-column').first();
  const confirm = () => sheet().getByText('Confirm');
  return {
    row: (field) => (typed.includes(field) ? row(field).locator('input') : row(field)),
    shown: (field) => row(field).innerText(),
    sheet,
    confirm,
    cancel: () => sheet().getByText('Cancel'),
    years,
    shownYear: async () => (await years().locator('[data-selected=true]').textContent()) ?? '',
    async choose(label, tap) {
      await tap(sheet().getByText(label, { exact: true }));
      await tap(confirm());
    },
    fault: (field) => row(field).locator('.adm-form-item-feedback-error'),
    send: () => page.getByRole('button', { name: 'Continue' }),
  };
};

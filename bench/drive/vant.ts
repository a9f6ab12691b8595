import type { Field } from '../screen/fields.ts';
import type { MakeDriver } from './driver.ts';

export const vant: MakeDriver = (page) => {
  const row = (field: Field) => page.locator(`.row-${field}`);
  const sheet = () => page.locator('.van-picker:visible');
  const years = () => sheet().locator('.van-picker-column').first();
  const confirm = () => sheet().locator('.van-picker__confirm');
  return {
    row: (field) => row(field).locator('input'),
    shown: (field) => row(field).locator('input').inputValue(),
    sheet,
    confirm,
    cancel: () => sheet().locator('.van-picker__cancel'),
    years,
    shownYear: async () => (await years().locator('.van-picker-column__item--selected').textContent()) ?? '',
    async choose(label, tap) {
      await tap(sheet().getByText(label, { exact: true }));
      await tap(confirm());
    },
    fault: (field) => row(field).locator('.van-field__error-message'),
    send: () => page.getByRole('button', { name: 'Continue' }),
  };
};

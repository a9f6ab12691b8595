import type { MakeDriver } from './driver.ts';

export const kopa: MakeDriver = (page) => {
  const sheet = () => page.locator('dialog[open]');
  return {
    row: (field) => page.locator(`#${field}`),
    shown: (field) => page.locator(`#${field}-value`).innerText(),
    sheet,
    confirm: () => sheet().getByRole('button', { name: 'Confirm' }),
    cancel: () => sheet().getByRole('button', { name: 'Cancel' }),
    years: () => sheet().getByLabel('Year').locator('xpath=..'),
    shownYear: async () => (await sheet().getByLabel('Year').getAttribute('aria-valuetext')) ?? '',
    choose: async (label, tap) => {
      await tap(sheet().getByRole('option', { name: label, exact: true }));
      await tap(sheet().getByRole('button', { name: 'Confirm' }));
    },
    fault: (field) => page.locator(`#${field}-error`),
    send: () => page.getByRole('button', { name: 'Continue' }),
  };
};

import { expect, userEvent, waitFor, within } from 'storybook/test';

export const body = () => within(document.body);

/** The row that opens the picker, also while the sheet makes the page inert. */
export const row = (label: string) =>
  body().getByRole('button', { name: new RegExp(`^${label}`), hidden: true });

/** Opens by a tap, and gives the sheet. */
export async function openSheet(label: string, title = label): Promise<HTMLElement> {
  // A list is scrolled to what is chosen by heights that the font decides.
  await document.fonts.ready;
  await userEvent.click(row(label));
  return body().findByRole('dialog', { name: title });
}

export const closed = () => waitFor(() => expect(body().queryByRole('dialog')).toBeNull());

export const said = (text: string | RegExp) =>
  waitFor(() => expect(body().getByRole('dialog')).toHaveTextContent(text));

export const press = (name: string) => userEvent.click(body().getByRole('button', { name }));

import { expect, it } from 'vitest';
import { empty, rules, type Values } from '../../test/four-rows.js';
import { formWith } from '../../test/form-under-test.js';
import { fillRow } from '../testing/index.js';
import { Registered } from './bound-field.js';
import { RhfErrorSummary, RhfField, RhfTextField } from './index.js';

/* Rows that count how often they are drawn. */
it('a submit renders a row again only if its error changes', async () => {
  const drawn = { typed: 0, chosen: 0, right: 0 };
  const { screen } = await formWith<Values>({ defaultValues: empty, shouldFocusError: false }, () => (
    <>
      <RhfErrorSummary />
      <RhfTextField<Values> name="education" label="Education" rules={rules} />
      <Registered<Values, string> component="Typed" bound={{ name: 'name', rules }} label="First name">
        {({ id, error, input }) => {
          drawn.typed += 1;
          return <input id={id} aria-label={`First name ${error ?? ''}`} {...input} />;
        }}
      </Registered>
      <RhfField<Values> name="gender" label="Gender" rules={rules}>
        {({ id, error }) => {
          drawn.chosen += 1;
          return <p id={id}>Gender {error}</p>;
        }}
      </RhfField>
      <RhfField<Values> name="birthday" label="Birthday">
        {({ id }) => {
          drawn.right += 1;
          return <p id={id}>Birthday</p>;
        }}
      </RhfField>
    </>
  ));
  const { typed, chosen, right } = drawn;
  const send = screen.getByRole('button', { name: 'Send' });
  await send.click();
  await expect.element(screen.getByRole('region', { name: 'Please fix 3 answers' })).toHaveFocus();
  await expect.element(screen.getByText('Gender Say it')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'First name Say it' })).toBeVisible();
  expect(drawn).toEqual({ typed: typed + 1, chosen: chosen + 1, right });
  await fillRow('Education', 'None');
  await send.click();
  await expect.element(screen.getByRole('region', { name: 'Please fix 2 answers' })).toHaveFocus();
  expect(drawn).toEqual({ typed: typed + 1, chosen: chosen + 1, right });
});

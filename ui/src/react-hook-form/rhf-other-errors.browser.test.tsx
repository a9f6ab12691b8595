import { describe, expect, it } from 'vitest';
import { empty, rules, type Values } from '../../test/four-rows.js';
import { formWith } from '../../test/form-under-test.js';
import { fillRow } from '../testing/index.js';
import { reportErrors, RhfErrorSummary, RhfOtherErrors, RhfTextField } from './index.js';

const labels: Record<string, string> = { education: 'Education' };

/** One row; the form asks for an education, too, which has none. */
const formOfOneRow = (shouldFocusError: boolean) =>
  formWith<Values>(
    {
      defaultValues: empty,
      shouldFocusError,
      resolver: (values) => ({
        values: {},
        errors: {
          education: { type: 'schema', message: 'value.missing' },
          ...(values.name === '' && { name: { type: 'schema', message: 'value.missing' } }),
        },
      }),
    },
    () => (
      <>
        <RhfErrorSummary />
        <RhfTextField<Values> name="name" label="First name" summaryLabel="Contact 1, first name" />
        <RhfOtherErrors labelOf={(name) => labels[name]} />
      </>
    ),
  );

describe.each([false, true])('RhfOtherErrors with shouldFocusError %s', (shouldFocusError) => {
  it('the errors of fields without a row appear after the rows of the page are known', async () => {
    const { screen } = await formOfOneRow(shouldFocusError);
    await screen.getByRole('button', { name: 'Send' }).click();
    const summary = screen.getByRole('region', { name: 'Please fix 1 answer' });
    await expect.element(summary).toHaveFocus();
    await expect.element(summary.getByRole('link')).toHaveTextContent('Contact 1, first name: say it');
    await expect.element(screen.getByText('Education: Say it')).not.toBeInTheDocument();
    await fillRow('First name', 'Achieng');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText('Education: Say it')).toBeVisible();
    await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
  });
});

it("the server's errors of any field are shown, also beside rows, and of an unknown field", async () => {
  const { form, screen } = await formWith<Values>({ defaultValues: empty }, () => (
    <>
      <RhfErrorSummary />
      <RhfTextField<Values> name="name" label="First name" rules={rules} />
      <RhfOtherErrors labelOf={(name) => labels[name]} />
    </>
  ));
  form.setError('name', { type: 'server', message: 'Taken' });
  form.setError('education', { type: 'server', message: 'Unknown' });
  form.setError('images.0' as 'name', { type: 'server', message: 'A picture is gone' });
  reportErrors(form.control);
  await expect.element(screen.getByRole('region', { name: 'Please fix 1 answer' })).toHaveFocus();
  await expect.element(screen.getByText('Education: Unknown')).toBeVisible();
  await expect.element(screen.getByText('A picture is gone')).toBeVisible();
  await expect
    .element(screen.getByRole('alert').last())
    .toHaveTextContent('Education: UnknownA picture is gone');
});

import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { FieldGroup } from '../field-row/index.js';
import { TextField } from '../text-field/index.js';
import { FormSection } from './index.js';

const rows = (
  <FieldGroup legend="Name" level={3}>
    <TextField id="first" label="First name" required />
  </FieldGroup>
);

it('FormSection is a region with the heading as its name, with purpose, progress and the meaning of the asterisk', async () => {
  await render(
    <FormSection
      heading="About you"
      intro="As on your ID."
      required
      saved
      progress={{ answered: 3, total: 11 }}
    >
      {rows}
    </FormSection>,
  );
  const section = page.getByRole('region', { name: 'About you' });
  await expect.element(section.getByRole('heading', { level: 2, name: 'About you' })).toBeVisible();
  await expect.element(section.getByRole('heading', { level: 3, name: 'Name' })).toBeVisible();
  await expect.element(section.getByText('As on your ID.')).toBeVisible();
  await expect.element(section.getByText('*must be filled')).toBeVisible();
  await expect.element(section.getByText('Saved on this phone')).toBeVisible();
  const bar = section.getByRole('progressbar', { name: 'About you' });
  await expect.element(bar).toHaveAttribute('aria-valuetext', '3 of 11 answered');
});

it('FormSection shows the errors of each submit above its rows, and takes the focus there', async () => {
  const errors = [{ fieldId: 'first', label: 'First name', message: 'enter at least 3 letters' }];
  const { rerender } = await render(<FormSection heading="About you">{rows}</FormSection>);
  expect(page.getByRole('link').elements()).toEqual([]);
  await rerender(
    <FormSection heading="About you" errors={errors} attempt={1}>
      {rows}
    </FormSection>,
  );
  const summary = page.getByRole('region', { name: 'Please fix 1 answer' });
  await expect.element(summary).toHaveFocus();
  const link = page.getByRole('link').element();
  const input = page.getByRole('textbox').element();
  expect(link.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  (input as HTMLElement).focus();
  await rerender(
    <FormSection heading="About you" errors={errors} attempt={2}>
      {rows}
    </FormSection>,
  );
  await expect.element(summary).toHaveFocus();
});

it('FormSection can be the heading of the page, and read-only', async () => {
  await render(
    <FormSection heading="About you" level={1} headingHidden>
      {rows}
    </FormSection>,
  );
  const heading = page.getByRole('heading', { level: 1, name: 'About you' }).element() as HTMLElement;
  expect(heading.offsetWidth).toBeLessThan(3);
  expect(document.body.textContent).not.toContain('must be filled');
});

import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { AgreementCheck } from '../agreement-check/index.js';
import { AmountField } from '../amount-field/index.js';
import { AmountSlider } from '../amount-slider/index.js';
import { Checkbox, CheckboxGroup } from '../checkbox/index.js';
import { ChoiceChips } from '../choice-chips/index.js';
import { CodeField } from '../code-field/index.js';
import { ErrorSummary } from '../error-summary/index.js';
import { FormSection } from '../form-section/index.js';
import { PhoneField } from '../phone-field/index.js';
import { PhotoField } from '../photo-field/index.js';
import { PickerField } from '../picker-field/index.js';
import { RadioList } from '../radio-list/index.js';
import { RadioRow } from '../radio-row/index.js';
import { Rating } from '../rating/index.js';
import { Switch } from '../switch/index.js';
import { TextField } from '../text-field/index.js';
import { FieldRow } from './index.js';

const nothing = () => undefined;
const two = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
// The types refuse both.
const both = { required: true, optional: true } as object;
const twice = [...two, { value: 'a', label: 'A again' }];
const slider = (props: Partial<Parameters<typeof AmountSlider>[0]>) => (
  <AmountSlider
    label="How much?"
    min={1000}
    max={5000}
    step={500}
    value={2000}
    onChange={nothing}
    format={(value) => `KSh ${value}`}
    {...props}
  />
);

let error: MockInstance<typeof console.error>;
beforeEach(() => {
  error = vi.spyOn(console, 'error').mockImplementation(nothing);
});
afterEach(() => error.mockRestore());
const complaints = () => error.mock.calls.map(([text]) => String(text));

describe('a mistake is reported to the developer with fault, reason and correction', () => {
  it.each<[string, ReactElement, RegExp]>([
    [
      'required and optional',
      <FieldRow key="" label="M1" {...both} />,
      /FieldRow: "M1" is both .* Leave one/,
    ],
    [
      'an empty error',
      <TextField key="" label="M2" error="" />,
      /TextField: the error of "M2" .* Pass undefined/,
    ],
    ['an empty label', <TextField key="" label=" " />, /TextField: its label is empty/],
    ['a counter of nothing', <TextField key="" label="M3" counter />, /"M3" has a counter but no maxLength/],
    ['no digits', <PhoneField key="" label="M4" digits={0} />, /PhoneField: digits is 0/],
    ['a code of nothing', <CodeField key="" label="M5" length={0} />, /CodeField: length is 0/],
    ['no plain digits', <AmountField key="" label="M6" defaultValue="1,000" />, /"M6" is "1,000"/],
    ['too many digits', <AmountField key="" label="M7" maxDigits={20} />, /maxDigits of "M7" is 20/],
    [
      'an empty value',
      <PickerField key="" label="M8" value="" onOpen={nothing} />,
      /"M8" has an empty value/,
    ],
    [
      'an empty reason',
      <PickerField key="" label="M9" value={null} blockedReason="" onOpen={nothing} />,
      /"M9" has an empty blockedReason/,
    ],
    ['no options', <RadioRow key="" label="M10" options={[]} />, /RadioRow: "M10" has no options/],
    ['one value twice', <RadioRow key="" label="M11" options={twice} />, /"M11" has the value "a" twice/],
    [
      'an unknown choice',
      <RadioList key="" legend="M12" options={two} value="z" onChange={nothing} />,
      /RadioList: "M12" is to show "z", which is not one of its options/,
    ],
    [
      'a list that cannot change',
      <RadioList key="" legend="M13" options={two} value="a" />,
      /"M13" .* no onChange/,
    ],
    [
      'chips without options',
      <ChoiceChips key="" label="M14" options={[]} value={null} onChange={nothing} />,
      /ChoiceChips: "M14" has no options/,
    ],
    [
      'an unknown tick',
      <CheckboxGroup key="" legend="M15" options={two} defaultValues={['z']} />,
      /"M15" is to show "z"/,
    ],
    ['a tick that cannot change', <Checkbox key="" label="M16" checked />, /"M16" is ticked by its parent/],
    [
      'two masters',
      <Checkbox key="" label="M17" checked defaultChecked onChecked={nothing} />,
      /"M17" has both checked and defaultChecked/,
    ],
    ['a switch that cannot change', <Switch key="" label="M16s" checked />, /Switch: "M16s" .* onChecked/],
    ['agreeing to nothing', <AgreementCheck key="">{''}</AgreementCheck>, /AgreementCheck: it has no words/],
    ['half a star', <Rating key="" label="M18" value={4.5 as 4} />, /"M18" is to show 4.5 stars/],
    ['words for four stars', <Rating key="" label="M19" words={['a', 'b'] as never} />, /"M19" has 2 words/],
    ['min above max', slider({ label: 'M20', min: 5000, max: 1000 }), /min of "M20" \(5000\) is above max/],
    ['no step', slider({ label: 'M21', step: 0 }), /step of "M21" is 0/],
    [
      'a value outside',
      slider({ label: 'M22', value: 9000 }),
      /value of "M22" \(9000\) is outside 1000 to 5000/,
    ],
    ['no number', slider({ label: 'M23', value: Number.NaN }), /"M23" .* not all are numbers/],
    [
      'a share above 1',
      <PhotoField key="" title="M24" state="sending" progress={40} onFile={nothing} />,
      /progress of "M24" is 40/,
    ],
    [
      'more answers than questions',
      <FormSection key="" heading="M25" progress={{ answered: 12, total: 11 }}>
        {null}
      </FormSection>,
      /"M25" has 12 of 11 answered/,
    ],
    [
      'a link to nowhere',
      <ErrorSummary key="" errors={[{ fieldId: 'nowhere', label: 'M26', message: 'choose' }]} />,
      /no element has the id "nowhere" \(M26\)/,
    ],
    [
      'links out of order',
      <>
        <ErrorSummary
          errors={[
            { fieldId: 'below', label: 'Below', message: 'x' },
            { fieldId: 'above', label: 'Above', message: 'x' },
          ]}
        />
        <TextField id="above" label="Above" />
        <TextField id="below" label="Below" />
      </>,
      /"Above" stands above "Below" on the page/,
    ],
  ])('%s', async (_, element, complaint) => {
    await render(element);
    await expect.poll(complaints).toEqual([expect.stringMatching(complaint)]);
    expect(complaints()[0]).toMatch(/^@kopa\/ui /);
  });
});

describe('the user sees a safe value', () => {
  it('required takes precedence over optional', async () => {
    await render(<TextField label="S1" {...both} />);
    await expect.element(page.getByRole('textbox', { name: 'S1' })).toBeRequired();
    expect(document.body.textContent).not.toContain('(optional)');
  });

  it('an empty error counts as no error', async () => {
    await render(<AmountField label="S2" error="" hint="Whole shillings" />);
    await expect.element(page.getByRole('textbox')).toBeValid();
    await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription('Whole shillings');
  });

  it('the first of two options with one value is shown', async () => {
    await render(<RadioList legend="S3" options={twice} defaultValue="a" />);
    expect(page.getByRole('radio').elements()).toHaveLength(2);
    await expect.element(page.getByRole('radio', { name: 'A' })).toBeChecked();
  });

  it('an unknown choice counts as no choice', async () => {
    await render(<RadioRow label="S4" options={two} defaultValue="z" />);
    for (const radio of page.getByRole('radio').all()) await expect.element(radio).not.toBeChecked();
  });

  it('a slider stays inside its range with any value', async () => {
    const { rerender } = await render(slider({ label: 'S5', min: 5000, max: 1000, value: 9000 }));
    const range = page.getByRole('slider', { name: 'S5' });
    await expect.element(range).toHaveAttribute('aria-valuetext', 'KSh 5000');
    await expect.element(page.getByRole('button', { name: 'More' })).toHaveAttribute('aria-disabled', 'true');
    await rerender(slider({ label: 'S5', value: Number.NaN, step: -1 }));
    await expect.element(range).toHaveAttribute('aria-valuetext', 'KSh 1000');
    await expect.element(range).toHaveAttribute('step', '1');
  });

  it('half a star counts as no star', async () => {
    await render(<Rating label="S6" value={4.5 as 4} />);
    for (const star of page.getByRole('radio').all()) await expect.element(star).not.toBeChecked();
  });

  it('a bar never exceeds its width', async () => {
    await render(<PhotoField title="S7" state="sending" progress={40} onFile={nothing} />);
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '100');
  });
});

import type { Ref } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { expectOpen, type Opened } from '../../test/from-outside.js';
import { AgreementCheck } from './agreement-check/index.js';
import { AmountField } from './amount-field/index.js';
import { AmountSlider } from './amount-slider/index.js';
import { Checkbox, CheckboxGroup } from './checkbox/index.js';
import { ChoiceChips } from './choice-chips/index.js';
import { CodeField } from './code-field/index.js';
import { ErrorSummary } from './error-summary/index.js';
import { FieldError, FieldGroup, FieldLabel, FieldRow, RequiredLegend } from './field-row/index.js';
import { FormSection } from './form-section/index.js';
import { PhoneField } from './phone-field/index.js';
import { PhotoButton, PhotoField, PhotoFrame, PhotoHints } from './photo-field/index.js';
import { PickerField } from './picker-field/index.js';
import { RadioList } from './radio-list/index.js';
import { RadioRow } from './radio-row/index.js';
import { Rating } from './rating/index.js';
import { SegmentedControl } from './segmented-control/index.js';
import { Stepper } from './stepper/index.js';
import { Switch } from './switch/index.js';
import { TextField } from './text-field/index.js';

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const ignore = () => undefined;
const shillings = (value: number) => `KSh ${value}`;

/** A field, its control, and where its ref goes when that is elsewhere: selectors within the row. */
type Row = [name: string, draw: Opened[1], control: string, ref?: string];

const rows: Row[] = [
  ['TextField', (all) => <TextField {...all} label="Name" hint="As on your ID" />, 'input'],
  ['TextField of several lines', (all) => <TextField {...all} label="Name" multiline />, 'textarea'],
  ['PhoneField', (all) => <PhoneField {...all} label="Phone" />, 'input[type=tel]'],
  ['CodeField', (all) => <CodeField {...all} label="Code" />, 'input'],
  ['AmountField', (all) => <AmountField {...all} label="Sum" />, 'input[type=text]', 'input[type=hidden]'],
  ['PickerField', (all) => <PickerField {...all} label="City" value={null} onOpen={ignore} />, 'button'],
  [
    'RadioRow',
    (all) => <RadioRow {...all} label="Own?" options={options} />,
    '[role=radiogroup]',
    'label:last-child input',
  ],
  ['RadioList', (all) => <RadioList {...all} legend="Own?" options={options} />, '[role=radiogroup]'],
  ['AmountSlider', (all) => <AmountSlider {...all} {...slider} />, 'input[type=range]'],
  ['AgreementCheck', (all) => <AgreementCheck {...all}>I agree</AgreementCheck>, 'input'],
  ['Checkbox', (all) => <Checkbox {...all} label="Remind me" />, 'input'],
  ['Stepper', (all) => <Stepper {...all} label="Children" max={9} />, 'input'],
  ['Switch', (all) => <Switch {...all} label="Dark" />, 'input'],
  ['CheckboxGroup', (all) => <CheckboxGroup {...all} legend="When?" options={options} />, '[role=group]'],
  ['Rating', (all) => <Rating {...all} label="How was it?" />, '[role=radiogroup]'],
];

const slider = { label: 'How much?', min: 500, max: 9000, step: 500, format: shillings };

it.each(rows)(
  '%s applies looks to the row, and everything else to the control',
  async (_, draw, control, refTo = control) => {
    const onPointerDown = vi.fn();
    const ref = { current: null as HTMLElement | null };
    const { container } = await render(
      draw({
        className: 'from-outside',
        style: { marginTop: '3px' },
        id: 'from-outside',
        'data-testid': 'from-outside',
        'aria-describedby': 'more',
        onPointerDown,
        ref: ref as Ref<never>,
      }),
    );
    const row = container.firstElementChild as HTMLElement;
    expect(row.matches('[data-field-row]')).toBe(true);
    expect(row.className.endsWith('from-outside')).toBe(true);
    expect(row.style.marginTop).toBe('3px');
    const element = row.querySelector<HTMLElement>(control)!;
    expect(element.id).toBe('from-outside');
    expect(element.dataset['testid']).toBe('from-outside');
    expect(element.getAttribute('aria-describedby')).toMatch(/^more|more$/);
    expect(element.className).not.toContain('from-outside');
    expect(element.style.marginTop).toBe('');
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(onPointerDown).toHaveBeenCalledTimes(1);
    expect(ref.current).toBe(row.querySelector(refTo));
  },
);

it("a control is described by the host's description and by its own error", async () => {
  await render(
    <>
      <p id="more">We call it once.</p>
      <PhoneField label="Phone" aria-describedby="more" error="Enter 9 digits" />
      <PickerField label="City" value={null} onOpen={ignore} required aria-describedby="more" />
    </>,
  );
  await expect
    .element(page.getByRole('textbox'))
    .toHaveAccessibleDescription('We call it once. Error: Enter 9 digits');
  await expect
    .element(page.getByRole('button', { name: /City/ }))
    .toHaveAccessibleDescription('must be filled We call it once.');
});

it("the host's event handlers run beside the component's own", async () => {
  const [onClick, onOpen, onFocus] = [vi.fn(), vi.fn(), vi.fn()];
  await render(
    <>
      <PickerField label="City" value={null} onClick={onClick} onOpen={onOpen} />
      <TextField label="Name" counter={8} onFocus={onFocus} />
    </>,
  );
  await page.getByRole('button').click();
  await page.getByRole('textbox').click();
  expect([onClick, onOpen, onFocus].map((told) => told.mock.calls.length)).toEqual([1, 1, 1]);
});

/** Of one element, or an obvious one, which receives everything. */
const others: Opened[] = [
  [
    'ChoiceChips',
    (all) => <ChoiceChips {...all} label="Days" options={options} value={null} />,
    '[role=radiogroup]',
  ],
  [
    'SegmentedControl',
    (all) => <SegmentedControl {...all} label="Show" options={options} />,
    '[role=radiogroup]',
  ],
  ['PhotoField', (all) => <PhotoField {...all} title="ID" state="now" onFile={ignore} />, 'fieldset'],
  ['PhotoButton', (all) => <PhotoButton {...all}>Take it</PhotoButton>, 'button'],
  ['PhotoFrame', (all) => <PhotoFrame {...all} shape="card" />, 'div[aria-hidden]'],
  ['PhotoHints', (all) => <PhotoHints {...all} hints={[]} />, 'ul'],
  ['ErrorSummary', (all) => <ErrorSummary {...all} errors={errors} />, 'section'],
  [
    'FormSection',
    (all) => (
      <FormSection {...all} heading="You">
        Rows
      </FormSection>
    ),
    'section',
  ],
  ['FieldRow', (all) => <FieldRow {...all} label="Name" value="Achieng" />, '[data-field-row]'],
  ['FieldGroup', (all) => <FieldGroup {...all}>Rows</FieldGroup>, 'div > div'],
  [
    'FieldGroup with a legend',
    (all) => (
      <FieldGroup {...all} legend="Home">
        Rows
      </FieldGroup>
    ),
    'fieldset',
  ],
  ['RequiredLegend', (all) => <RequiredLegend {...all} />, 'div > div'],
  [
    'FieldLabel',
    (all) => (
      <FieldLabel id="label" htmlFor="name" {...all}>
        Name
      </FieldLabel>
    ),
    'label',
  ],
  [
    'FieldError',
    (all) => (
      <FieldError id="error" {...all}>
        Enter it
      </FieldError>
    ),
    'p',
  ],
];
const errors = [{ fieldId: 'name', label: 'Name', message: 'Enter it' }];

it.each(others)('%s passes on looks, attributes, events and its ref', async (_, draw, element) => {
  await expectOpen(draw, element);
});

import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page, userEvent } from 'vitest/browser';
import { Announcer } from '../../foundations/announce/index.js';
import { CheckboxGroup } from '../checkbox/index.js';
import { ErrorSummary } from '../error-summary/index.js';
import { PickerField } from '../picker-field/index.js';
import { RadioList } from '../radio-list/index.js';
import { RadioRow } from '../radio-row/index.js';
import { TextField } from '../text-field/index.js';
import { FieldGroup } from './index.js';

const genders = [
  { value: '1', label: 'Male' },
  { value: '2', label: 'Female' },
];
const faults = [
  { fieldId: 'last', label: 'Last name', message: 'Enter at least 3 letters' },
  { fieldId: 'education', label: 'Education', message: 'Choose one' },
  { fieldId: 'gender', label: 'Gender', message: 'Choose male or female' },
];

function Form({ summary = true }: { summary?: boolean }) {
  const [attempt, setAttempt] = useState(0);
  const [wrong, setWrong] = useState<string[]>([]);
  const [education, setEducation] = useState<string | null>(null);
  const heal = (id: string) => setWrong((ids) => ids.filter((each) => each !== id));
  const mark = (...ids: string[]) => {
    setWrong(ids);
    setAttempt((n) => n + 1);
  };
  const shown = faults.filter(({ fieldId }) => wrong.includes(fieldId));
  const errorOf = (id: string) => shown.find(({ fieldId }) => fieldId === id)?.message;
  return (
    <>
      <Announcer />
      {summary ? <ErrorSummary errors={shown} attempt={attempt} /> : null}
      <FieldGroup>
        <TextField
          id="last"
          label="Last name"
          required
          error={errorOf('last')}
          onChange={({ target }) => target.value.length >= 3 && heal('last')}
        />
        <PickerField
          id="education"
          label="Education"
          required
          value={education}
          error={errorOf('education')}
          onOpen={() => {
            setEducation('University');
            heal('education');
          }}
        />
        <RadioRow
          id="gender"
          label="Gender"
          required
          options={genders}
          error={errorOf('gender')}
          onChange={() => heal('gender')}
        />
      </FieldGroup>
      <button type="button" onClick={() => mark('last', 'education', 'gender')}>
        Send
      </button>
      <button type="button" onClick={() => mark('last')}>
        Mark one
      </button>
      <button type="button" onClick={() => mark('last', 'gender')}>
        Mark two
      </button>
    </>
  );
}

const controls = {
  last: () => page.getByRole('textbox', { name: 'Last name' }),
  education: () => page.getByRole('button', { name: /^Education/ }),
  gender: () => page.getByRole('radiogroup', { name: 'Gender' }),
};
const names = Object.keys(controls) as (keyof typeof controls)[];
const rowOf = (name: keyof typeof controls) => {
  const row = controls[name]().element().closest<HTMLElement>('[data-field-row]');
  if (!row) throw new Error(`${name} stands in no row.`);
  return row;
};
const ground = (element: Element) => getComputedStyle(element).backgroundColor;
const token = (name: string) => {
  const probe = document.createElement('i');
  probe.style.backgroundColor = `var(--kopa-color-${name})`;
  document.body.append(probe);
  const colour = ground(probe);
  probe.remove();
  return colour;
};
const asteriskOf = (row: Element) =>
  getComputedStyle(row.querySelector('.kopa-required') as Element, '::after').quotes;

interface DevTools {
  send(method: 'Page.getFrameTree'): Promise<{ frameTree: { childFrames: { frame: { id: string } }[] } }>;
  send(
    method: 'Accessibility.getFullAXTree',
    of: { frameId: string | undefined },
  ): Promise<{ nodes: { role?: { value: string }; name?: { value: string } }[] }>;
}

/** Chromium's accessibility tree of the page that the test renders, which is the last frame. */
const accessibleNodes = async () => {
  const devTools = cdp() as unknown as DevTools;
  const { frameTree } = await devTools.send('Page.getFrameTree');
  const frameId = frameTree.childFrames.at(-1)?.frame.id;
  return (await devTools.send('Accessibility.getFullAXTree', { frameId })).nodes;
};
const said = () => page.getByRole('status');

it('a required row with an error has tint, bar, icon and message, for text, pickers and radios', async () => {
  await render(<Form />);
  for (const name of names) expect(rowOf(name).querySelector('svg.lucide-circle-alert')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  for (const name of names) {
    const row = rowOf(name);
    expect(ground(row)).toBe(token('danger-soft'));
    expect([...row.children].some((child) => ground(child) === token('danger'))).toBe(true);
    expect(row.querySelector('svg.lucide-circle-alert')).not.toBeNull();
    const message = faults.find(({ fieldId }) => fieldId === name)?.message ?? '';
    await expect.element(controls[name]()).toHaveAccessibleDescription(new RegExp(`Error: ${message}`));
    // The asterisk stays.
    expect(asteriskOf(row)).toContain('*');
  }
  await expect.element(controls.last()).toBeInvalid();
  await expect.element(controls.gender()).toBeInvalid();
});

it('a row in error keeps the colour of danger under the focus, in its label and in its line', async () => {
  await render(<Form />);
  await userEvent.click(page.getByRole('button', { name: 'Mark one' }));
  await userEvent.click(controls.last());
  const row = rowOf('last');
  const danger = token('danger');
  expect(getComputedStyle(row.querySelector('label') as Element).color).toBe(danger);
  expect(getComputedStyle(row, '::after').backgroundColor).toBe(danger);
});

it.each([
  ['a radio list', <RadioList key="r" legend="Purpose" options={genders} error="Choose one" />],
  ['a group of boxes', <CheckboxGroup key="c" legend="Reasons" options={genders} error="Choose one" />],
])('%s in error has tint and bar, and the message below the card', async (_, field) => {
  await render(field);
  const message = (document.querySelector('[id$=-error]') as Element).getBoundingClientRect();
  const card = document.querySelector('[role=radiogroup], [role=group]') as Element;
  expect(ground(card)).toBe(token('danger-soft'));
  expect([...card.children].some((child) => ground(child) === token('danger'))).toBe(true);
  expect(message.top).toBeGreaterThanOrEqual(card.getBoundingClientRect().bottom);
});

it('the asterisk is visible only: accessible names are the words of the labels, also in Chromium', async () => {
  await render(<Form />);
  for (const name of names) expect(asteriskOf(rowOf(name))).toContain('*');
  const nodes = await accessibleNodes();
  const namesOf = (role: string) =>
    nodes.filter((node) => node.role?.value === role).map((node) => node.name?.value);
  expect(namesOf('textbox')).toContain('Last name');
  expect(namesOf('button')).toContain('Education Choose');
  expect(namesOf('radiogroup')).toContain('Gender');
});

it('the summary links to each marked row of any kind', async () => {
  await render(<Form />);
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.element(page.getByRole('region', { name: 'Please fix 3 answers' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(controls.last()).toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: /^Education/ }));
  await expect.element(controls.education()).toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: /^Gender/ }));
  await expect.element(page.getByRole('radio', { name: 'Male' })).toHaveFocus();
});

it('a completed row loses its mark and its link', async () => {
  await render(<Form />);
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await userEvent.fill(controls.last(), 'Ka');
  await expect.element(controls.last()).toBeInvalid();
  await userEvent.fill(controls.last(), 'Kamau');
  await expect.element(controls.last()).toBeValid();
  await userEvent.click(controls.education());
  await userEvent.click(page.getByRole('radio', { name: 'Female' }));
  for (const name of names) {
    expect(ground(rowOf(name))).not.toBe(token('danger-soft'));
    await expect.element(controls[name]()).not.toHaveAccessibleDescription(/Error/);
  }
  expect(page.getByRole('link').elements()).toEqual([]);
});

it('a single marked row is announced', async () => {
  await render(<Form summary={false} />);
  await expect.element(said()).toHaveTextContent('');
  await userEvent.click(page.getByRole('button', { name: 'Mark one' }));
  await expect.element(said()).toHaveTextContent('Error: Last name. Enter at least 3 letters');
});

it('several marked rows are announced in one sentence', async () => {
  await render(<Form summary={false} />);
  await userEvent.click(page.getByRole('button', { name: 'Mark two' }));
  await expect.element(said()).toHaveTextContent('Please fix 2 answers');
});

it('rows are not announced beside a summary, which announces all of them', async () => {
  await render(<Form />);
  await userEvent.click(page.getByRole('button', { name: 'Mark two' }));
  await expect.element(page.getByRole('heading', { name: 'Please fix 2 answers' })).toBeVisible();
  // A late report would have run by now: a task after the mark.
  await new Promise((resolve) => setTimeout(resolve));
  await expect.element(said()).toHaveTextContent('');
});

const asked = (error?: string) => (
  <>
    <Announcer />
    <TextField label="What is it for?" error={error} />
  </>
);

it('a label with a mark at its end gets no second mark', async () => {
  const view = await render(asked());
  await view.rerender(asked('Choose what it is for'));
  await expect.element(said()).toHaveTextContent('Error: What is it for? Choose what it is for');
});

it('a row with an error from the start is not announced', async () => {
  await render(
    <>
      <Announcer />
      <TextField label="Last name" error="Enter at least 3 letters" />
    </>,
  );
  await new Promise((resolve) => setTimeout(resolve));
  await expect.element(said()).toHaveTextContent('');
});

function Typed() {
  const [text, setText] = useState('');
  return (
    <>
      <Announcer />
      <TextField
        label="First name"
        error={text.length > 0 && text.length < 3 ? `Enter ${3 - text.length} more` : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="button">Send</button>
    </>
  );
}

it('an error that appears while the borrower types is announced when the borrower leaves the row', async () => {
  await render(<Typed />);
  await userEvent.click(page.getByRole('textbox'));
  await userEvent.keyboard('ab');
  await expect.element(page.getByRole('textbox')).toBeInvalid();
  await new Promise((resolve) => setTimeout(resolve));
  await expect.element(said()).toHaveTextContent('');
  await userEvent.tab();
  await expect.element(said()).toHaveTextContent('Error: First name. Enter 1 more');
});

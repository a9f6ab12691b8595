import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../actions/button/index.js';
import { Checkbox } from '../../fields/checkbox/index.js';
import { FieldGroup } from '../../fields/field-row/index.js';
import { TextField } from '../../fields/text-field/index.js';
import { NavBar } from '../../navigation/nav-bar/index.js';
import { Screen } from '../../navigation/screen/index.js';

const force = (value: 'active' | 'none') =>
  (cdp() as unknown as { send(method: string, of: object): Promise<void> }).send(
    'Emulation.setEmulatedMedia',
    { features: [{ name: 'forced-colors', value }] },
  );
beforeEach(() => force('active'));
afterEach(() => force('none'));

const outlineOf = (element: Element) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
};

it('in forced colours buttons have an edge, the focus of a text row is visible, and the heading has no frame', async () => {
  await render(
    <Screen header={<NavBar title="About you" />}>
      <FieldGroup>
        <TextField label="First name" />
        <TextField label="Last name" />
      </FieldGroup>
      <Button>Continue</Button>
    </Screen>,
  );
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  const heading = page.getByRole('heading', { name: 'About you' });
  await expect.element(heading).toHaveFocus();
  expect(outlineOf(heading.element())).toBe(0);
  const button = page.getByRole('button', { name: 'Continue' }).element();
  expect(getComputedStyle(button).borderTopStyle).toBe('solid');
  expect(Number.parseFloat(getComputedStyle(button).borderTopWidth)).toBeGreaterThan(0);
  const first = page.getByRole('textbox', { name: 'First name' }).element();
  const last = page.getByRole('textbox', { name: 'Last name' }).element();
  await userEvent.click(first);
  expect(outlineOf(first)).toBeGreaterThan(0);
  expect(outlineOf(last)).toBe(0);
});

it('in forced colours the tick of a box has the colour of words', async () => {
  await render(<Checkbox label="I agree" name="agree" defaultChecked />);
  const tick = page.getByRole('checkbox').element().nextElementSibling!;
  const words = page.getByText('I agree').element();
  expect(getComputedStyle(tick).color).toBe(getComputedStyle(words).color);
});

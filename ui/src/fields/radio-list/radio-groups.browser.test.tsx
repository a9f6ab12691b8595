import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { options, radioGroups } from '../../../test/radio-groups.js';
import { chooseRadio, expectRowInvalid, expectRowValue } from '../../testing/index.js';
import { RadioRow } from '../radio-row/index.js';

const group = () => page.getByRole('radiogroup', { name: 'Which?' });
const radio = (name: string) => page.getByRole('radio', { name });
const press = (keys: string) => userEvent.keyboard(keys);
const formData = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));

async function expectChosen(name: string | null): Promise<void> {
  for (const { label } of options) {
    const chosen = expect.element(radio(label));
    await (label === name ? chosen.toBeChecked() : chosen.not.toBeChecked());
  }
}

describe.each(radioGroups)('$field', ({ draw, bound }) => {
  it('the group has a role and a name, and its radios have names', async () => {
    await render(draw({ hint: 'Any of them' }));
    await expect.element(group()).toHaveAccessibleDescription('Any of them');
    await expect.element(group()).not.toBeRequired();
    await expect.element(group()).toBeValid();
    expect(page.getByRole('radio').elements()).toHaveLength(3);
    await expectChosen(null);
  });

  it('the group exposes that it is required, its error and its description', async () => {
    await render(
      <>
        <p id="why">We are asked to know.</p>
        {draw({ required: true, error: 'Choose one', describedBy: 'why' })}
      </>,
    );
    await expect.element(group()).toBeRequired();
    await expect.element(group()).toBeInvalid();
    await expect.element(group()).toHaveAccessibleDescription('We are asked to know. Error: Choose one');
    await expectRowInvalid('Which?', 'Choose one');
  });

  it('a tap anywhere in the row chooses, and reports once', async () => {
    const onChoose = vi.fn();
    await render(draw({ defaultValue: 'one', onChoose }));
    await expectChosen('One');
    await userEvent.click(radio('Two'));
    await userEvent.click(radio('Two'));
    await expectChosen('Two');
    expect(onChoose.mock.calls).toEqual([['two']]);
  });

  it('the group is one tab stop: the chosen radio, else the first; Shift+Tab leaves the group', async () => {
    await render(
      <>
        <button type="button">Before</button>
        {draw({ defaultValue: 'two' })}
        <button type="button">After</button>
      </>,
    );
    await press('{Tab}{Tab}');
    await expect.element(radio('Two')).toHaveFocus();
    await press('{Tab}');
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
    await press('{Shift>}{Tab}{/Shift}');
    await expect.element(radio('Two')).toHaveFocus();
    await press('{Shift>}{Tab}{/Shift}');
    await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus();
  });

  it('the focus goes to the first radio if none is chosen, and Space chooses it', async () => {
    const onChoose = vi.fn();
    await render(draw({ onChoose }));
    await press('{Tab}');
    await expect.element(radio('One')).toHaveFocus();
    await expectChosen(null);
    await press(' ');
    await expectChosen('One');
    expect(onChoose.mock.calls).toEqual([['one']]);
  });

  it('arrows choose in a circle, and each choice is reported once', async () => {
    const onChoose = vi.fn();
    await render(draw({ defaultValue: 'one', onChoose }));
    await press('{Tab}');
    for (const [key, name] of [
      ['{ArrowDown}', 'Two'],
      ['{ArrowRight}', 'Three'],
      ['{ArrowDown}', 'One'],
      ['{ArrowUp}', 'Three'],
      ['{ArrowLeft}', 'Two'],
    ] as const) {
      await press(key);
      await expectChosen(name);
      await expect.element(radio(name)).toHaveFocus();
    }
    expect(onChoose.mock.calls).toEqual([['two'], ['three'], ['one'], ['three'], ['two']]);
  });

  it('an arrow that is held down chooses once', async () => {
    const onChoose = vi.fn();
    await render(draw({ defaultValue: 'one', onChoose }));
    await press('{Tab}{ArrowDown>}');
    await expectChosen('Two');
    await press('{/ArrowDown}');
    expect(onChoose.mock.calls).toEqual([['two']]);
  });

  it('arrows follow the reading direction', async () => {
    await render(<div dir="rtl">{draw({ defaultValue: 'one' })}</div>);
    expect(getComputedStyle(group().element()).direction).toBe('rtl');
    await press('{Tab}{ArrowLeft}');
    await expectChosen('Two');
    await press('{ArrowRight}');
    await expectChosen('One');
  });

  it('the group keeps its own value, or shows the value of its parent', async () => {
    const onChoose = vi.fn();
    function Parent() {
      const [value, setValue] = useState<string | null>(null);
      return (
        <>
          {draw({
            value,
            onChoose: (to) => {
              onChoose(to);
              // Refuses the last.
              if (to !== 'three') setValue(to);
            },
          })}
          <button type="button" onClick={() => setValue(null)}>
            Clear
          </button>
        </>
      );
    }
    await render(<Parent />);
    await expectChosen(null);
    await userEvent.click(radio('Two'));
    await expectChosen('Two');
    await userEvent.click(radio('Three'));
    await expectChosen('Two');
    await userEvent.click(page.getByRole('button', { name: 'Clear' }));
    await expectChosen(null);
    expect(onChoose.mock.calls).toEqual([['two'], ['three']]);
  });

  it('a native form submits the group under its name, and restores it on reset', async () => {
    const onChoose = vi.fn();
    await render(
      <form onSubmit={(event) => event.preventDefault()}>
        {draw({ name: 'choice', defaultValue: 'two', required: true, onChoose })}
        <button type="reset">Reset</button>
      </form>,
    );
    expect(formData()).toEqual({ choice: 'two' });
    await userEvent.click(radio('Three'));
    await expectChosen('Three');
    await expect.poll(formData).toEqual({ choice: 'three' });
    await userEvent.click(page.getByRole('button', { name: 'Reset' }));
    await expectChosen('Two');
    await expect.poll(formData).toEqual({ choice: 'two' });
    // A reset is no choice.
    expect(onChoose.mock.calls).toEqual([['three']]);
  });

  it('a group that was empty is empty after a reset and does not block the form: errors belong to the parent', async () => {
    const onSubmit = vi.fn();
    await render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(formData());
        }}
      >
        {draw({ name: 'choice', required: true })}
        <button type="submit">Send</button>
        <button type="reset">Reset</button>
      </form>,
    );
    await userEvent.click(radio('One'));
    await expectChosen('One');
    await userEvent.click(page.getByRole('button', { name: 'Reset' }));
    await expectChosen(null);
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    expect(onSubmit.mock.calls).toEqual([[{}]]);
  });

  it('a disabled group is skipped and not submitted', async () => {
    const onChoose = vi.fn();
    await render(
      <form>
        {draw({ name: 'choice', defaultValue: 'two', disabled: true, onChoose })}
        <button type="button">After</button>
      </form>,
    );
    for (const { label } of options) await expect.element(radio(label)).toBeDisabled();
    await expectChosen('Two');
    expect(formData()).toEqual({});
    await press('{Tab}');
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.click(radio('One'), { force: true });
    await expectChosen('Two');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('react-hook-form controls the group: value, resets, errors, focus', async () => {
    const onSent = vi.fn();
    await render(bound({ onSent }));
    await expectRowValue('Which?', 'Two');
    await chooseRadio('Which?', 'Three');
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await expect.poll(() => onSent.mock.calls).toEqual([[{ choice: 'three' }]]);
    await userEvent.click(page.getByRole('button', { name: 'Set one' }));
    await expectChosen('One');
    await userEvent.click(page.getByRole('button', { name: 'Start at three' }));
    await expectChosen('Three');
    await userEvent.click(page.getByRole('button', { name: 'Empty' }));
    await expectChosen(null);
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await expectRowInvalid('Which?', 'Choose one');
    await expect.element(radio('One')).toHaveFocus();
    expect(onSent).toHaveBeenCalledTimes(1);
  });
});

it('each radio of a RadioRow accepts the result of `register`', async () => {
  const onSent = vi.fn();
  function Form() {
    const { register, handleSubmit } = useForm({ defaultValues: { choice: 'two' } });
    return (
      <form onSubmit={(event) => void handleSubmit((values) => onSent(values))(event)}>
        <RadioRow {...register('choice')} label="Which?" options={options} />
        <button type="submit">Send</button>
      </form>
    );
  }
  await render(<Form />);
  await expectChosen('Two');
  await userEvent.click(radio('One'));
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.poll(() => onSent.mock.calls).toEqual([[{ choice: 'one' }]]);
});

import { enter, focus, giveFiles, leave, press, type, type Typed } from './acts.js';
import { nameOf, partCalled, rowCalled, settingOf, type TestingOptions } from './looking.js';
import { say, type Label } from './names.js';
import { asPerson, settle, until } from './waiting.js';

/**
 * Empties a row, types a text into it letter by letter, and leaves it. Also for phone numbers, sums and
 * codes.
 */
export function fillRow(row: Label | HTMLElement, text: string, options: TestingOptions = {}): Promise<void> {
  const setting = settingOf(options);
  return asPerson(async () => {
    const input = (await rowCalled('fillRow', row, ['typed'], setting)) as Typed;
    if (input.disabled || input.readOnly)
      throw new Error(
        `@kopa/ui testing: fillRow cannot type into "${nameOf(input)}": it is ${input.disabled ? 'disabled' : 'read only'}.`,
      );
    press(input);
    type(input, text);
    await settle();
    leave(input);
    await settle();
  });
}

const answers = 'input[type=radio], input[type=checkbox], [role=radio], [role=checkbox]';
const isChosen = (answer: Element) =>
  answer instanceof HTMLInputElement ? answer.checked : answer.getAttribute('aria-checked') === 'true';

/** Chooses one of the radios (chips, stars) of a row by its name, and leaves the row. */
export function chooseRadio(
  row: Label | HTMLElement,
  choice: Label,
  options: TestingOptions = {},
): Promise<void> {
  const setting = settingOf(options);
  return asPerson(async () => {
    const group = await rowCalled('chooseRadio', row, ['choices'], setting);
    const answer = await partCalled('chooseRadio', choice, group, answers, setting);
    if (isChosen(answer)) return;
    press(answer);
    await until(
      () => (isChosen(answer) ? true : undefined),
      setting.patience,
      () => `chooseRadio pressed ${say(choice)} in ${nameOf(group)}, and it is not chosen. Is it disabled?`,
    );
    leave(answer);
    await settle();
  });
}

/** Ticks a box by its words, or unticks it with `false`. */
export function tick(label: Label | HTMLElement, to = true, options: TestingOptions = {}): Promise<void> {
  const setting = settingOf(options);
  return asPerson(async () => {
    const box = (await rowCalled('tick', label, ['tick'], setting)) as HTMLInputElement;
    if (box.checked === to) return;
    press(box);
    await until(
      () => (box.checked === to ? true : undefined),
      setting.patience,
      () => `tick pressed "${nameOf(box)}", and it stays ${to ? 'empty' : 'ticked'}. Is it disabled?`,
    );
    leave(box);
    await settle();
  });
}

/** Moves a slider to a value, by its own steps, and leaves it. */
export function slideTo(
  label: Label | HTMLElement,
  value: number,
  options: TestingOptions = {},
): Promise<void> {
  const setting = settingOf(options);
  return asPerson(async () => {
    const slider = (await rowCalled('slideTo', label, ['slider'], setting)) as HTMLInputElement;
    focus(slider);
    enter(slider, String(value));
    slider.dispatchEvent(new Event('change', { bubbles: true }));
    await until(
      () => (slider.valueAsNumber === value ? true : undefined),
      setting.patience,
      () =>
        `slideTo moved "${nameOf(slider)}" to ${value}, and it stands at ${slider.value}. It goes from ${slider.min} to ${slider.max} by ${slider.step || 1}.`,
    );
    leave(slider);
    await settle();
  });
}

/** Gives a photo field a file, as the phone's camera or gallery does. */
export function givePhoto(
  label: Label | HTMLElement,
  file: File,
  options: TestingOptions = {},
): Promise<void> {
  const setting = settingOf(options);
  return asPerson(async () => {
    const field = await rowCalled('givePhoto', label, ['choices'], setting);
    // Not shown to anybody: its button opens it.
    const input = await until(
      () => field.querySelector<HTMLInputElement>('input[type=file]') ?? undefined,
      setting.patience,
      () => `givePhoto: "${nameOf(field)}" takes no photo now: it has no file input. Is it its turn?`,
    );
    giveFiles(input, [file]);
    await settle();
  });
}

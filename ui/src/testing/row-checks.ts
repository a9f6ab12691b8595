import { nameOf, searchRow, settingOf, type Kind, type Setting, type TestingOptions } from './looking.js';
import { descriptionOf, isShown, say, textOf, type Label } from './names.js';
import { asPerson, until } from './waiting.js';

const anyKind: readonly Kind[] = ['typed', 'opens', 'choices', 'tick', 'slider'];

/**
 * The message of a row in error, wired to its control as readers need it; '' when it is only marked;
 * undefined when it is right.
 */
function errorOf(control: HTMLElement, { strings }: Setting): string | undefined {
  const row = control.closest('[data-field-row]') ?? control;
  const parts = [control, ...row.querySelectorAll('[aria-invalid], [aria-describedby]')];
  const said = parts.map(descriptionOf).find((text) => text.includes(strings.error));
  if (said !== undefined) return said.slice(said.indexOf(strings.error) + strings.error.length).trim();
  return parts.some((part) => part.getAttribute('aria-invalid') === 'true') ? '' : undefined;
}

/** Looks at a row until it is as it should be. */
function watch(
  step: string,
  row: Label | HTMLElement,
  setting: Setting,
  isRight: (control: HTMLElement) => boolean,
  wrong: (control: HTMLElement) => string,
): Promise<void> {
  return asPerson(async () => {
    const { find, missed } = searchRow(step, row, anyKind, setting);
    await until(
      () => {
        const control = find();
        return (control && isRight(control)) || undefined;
      },
      setting.patience,
      () => {
        const control = find();
        return control ? `${step}: "${nameOf(control)}" ${wrong(control)}` : missed();
      },
    );
  });
}

const fits = (text: string, wanted: Label) =>
  typeof wanted === 'string' ? text === wanted : text.search(wanted) >= 0;

/**
 * Waits until a row is in error: its control says so to readers, and a message that says how to mend it
 * belongs to it.
 * @param message The whole message, or a pattern in it. Left out: any.
 */
export function expectRowInvalid(
  row: Label | HTMLElement,
  message?: Label,
  options: TestingOptions = {},
): Promise<void> {
  const setting = settingOf(options);
  return watch(
    'expectRowInvalid',
    row,
    setting,
    (control) => {
      const said = errorOf(control, setting);
      return Boolean(said) && fits(said ?? '', message ?? /./);
    },
    (control) => {
      const said = errorOf(control, setting);
      if (said === undefined) return 'is not in error. Give the field its `error`, or send the form first.';
      if (said === '')
        return 'is marked, but no message belongs to it (aria-describedby). Give the field its `error`.';
      return `says "${said}" instead of ${say(message ?? '')}.`;
    },
  );
}

/** Waits until a row is not in error. */
export function expectRowValid(row: Label | HTMLElement, options: TestingOptions = {}): Promise<void> {
  const setting = settingOf(options);
  return watch(
    'expectRowValid',
    row,
    setting,
    (control) => errorOf(control, setting) === undefined,
    (control) => `is in error: "${errorOf(control, setting) ?? ''}". Fill it as it asks.`,
  );
}

const chosenIn = (group: Element): string[] =>
  [...group.querySelectorAll('input:checked, [aria-checked=true]')].filter(isShown).map(nameOf);

/** What a row shows: typed text, the words of what is chosen, 'on' or 'off' of a box, a slider's words. */
function shownBy(control: HTMLElement): string {
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked ? 'on' : 'off';
  if (control instanceof HTMLInputElement && control.type === 'range')
    return control.getAttribute('aria-valuetext') ?? control.value;
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.value;
  if (!(control instanceof HTMLButtonElement)) return chosenIn(control).join(', ');
  // A row that opens a sheet is named by its label and what it shows.
  const [, value] = (control.getAttribute('aria-labelledby') ?? '').split(' ');
  const shown = value ? document.getElementById(value) : null;
  return shown ? textOf(shown) : textOf(control);
}

/**
 * Waits until a row shows a value, as a person reads it: "14 March 1994", "10,370", "Female", "on" or "off"
 * for a box.
 */
export function expectRowValue(
  row: Label | HTMLElement,
  value: Label,
  options: TestingOptions = {},
): Promise<void> {
  const setting = settingOf(options);
  return watch(
    'expectRowValue',
    row,
    setting,
    (control) => fits(shownBy(control), value),
    (control) => `shows "${shownBy(control)}" instead of ${say(value)}.`,
  );
}

import { en } from '../foundations/strings/en.js';
import type { UiStrings } from '../foundations/strings/index.js';
import { fit, isShown, namesOf, say, type Label } from './names.js';
import { until } from './waiting.js';

/** How a step finds its way. */
export interface TestingOptions {
  /** Rows are looked for in here. Default: the whole page. Sheets are found wherever they are. */
  within?: ParentNode | undefined;
  /** The words that the components speak: what StringsProvider got. Default: English. */
  strings?: UiStrings | undefined;
  /** How long to wait for the page, in milliseconds. Default: 3000. */
  patience?: number | undefined;
}

/** Options, complete. */
export interface Setting {
  within: ParentNode;
  strings: UiStrings;
  patience: number;
}

export const settingOf = ({ within, strings = en, patience = 3000 }: TestingOptions): Setting => ({
  within: within ?? document.body,
  strings,
  patience,
});

/** Kinds of row, by what one does with them. */
const kinds = {
  typed:
    'input:not([type]), input[type=text], input[type=tel], input[type=email], input[type=password], input[type=search], input[type=url], input[type=number], textarea',
  opens: 'button[aria-haspopup=dialog]',
  choices: '[role=radiogroup], [role=group], fieldset',
  tick: 'input[type=checkbox]',
  slider: 'input[type=range]',
} as const;

export type Kind = keyof typeof kinds;
const said: Record<Kind, string> = {
  typed: 'a row to type in',
  opens: 'a row that opens a sheet',
  choices: 'a row of choices',
  tick: 'a box to tick',
  slider: 'a slider',
};

const rowsIn = (within: ParentNode, asked: readonly Kind[]): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(asked.map((kind) => kinds[kind]).join(', '))].filter(isShown);

/** The open sheet on top: the last that a person sees, and that is not on its way out. */
export function topSheet(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('dialog[open], [role=dialog], [role=alertdialog]')]
    .filter((sheet) => sheet.dataset['state'] !== 'closed' && isShown(sheet))
    .at(-1);
}

export const nameOf = (element: Element): string => namesOf(element)[0] ?? '';

const list = (names: readonly string[]) =>
  names.length === 0 ? 'none' : [...new Set(names)].map((name) => `"${name}"`).join(', ');

/** The best that fits; of one in another, the inner one. */
export function best<E extends Element>(elements: readonly E[], label: Label, without = ''): E[] {
  const scored = elements.map((element) => [fit(element, label, without), element] as const);
  const most = Math.max(1, ...scored.map(([score]) => score));
  const found = scored.filter(([score]) => score === most).map(([, element]) => element);
  return found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
}

/** The sheet that lies over a row. */
function sheetOver(row: HTMLElement): HTMLElement | undefined {
  const sheet = topSheet();
  return sheet !== undefined && !sheet.contains(row) ? sheet : undefined;
}

/** A repeated search for a row: the page may have replaced the row's elements. */
export interface Search {
  /** The row, once there is one that is called so. */
  find: () => HTMLElement | undefined;
  /** The reason for none. */
  missed: () => string;
}

/** Looks for a row with a label. */
export function searchRow(
  step: string,
  label: Label | HTMLElement,
  asked: readonly Kind[],
  { within, strings }: Setting,
): Search {
  if (label instanceof HTMLElement) {
    const row = rowGiven(step, label, asked);
    return { find: () => row, missed: () => '' };
  }
  const matches = () => best(rowsIn(within, asked), label, strings.optional);
  return {
    find: () => {
      const found = matches();
      return found.length === 1 ? found[0] : undefined;
    },
    missed: () => {
      const count = matches().length;
      if (count > 1)
        return `${step} found ${count} rows that are called ${say(label)}. Say the whole label, or pass \`within\`.`;
      const other = rowsIn(within, Object.keys(kinds) as Kind[]);
      const there = best(other, label, strings.optional)[0];
      if (there)
        return `${step} needs ${asked.map((kind) => said[kind]).join(' or ')}, and ${say(label)} is ${kindOf(there)}. Take the step for that.`;
      return `${step} found no row that is called ${say(label)}. The rows here: ${list(other.map(nameOf))}. Say the label as it is read, or pass \`within\`.`;
    },
  };
}

/** Waits for a row with a label, and for the sheet that may lie over it to go away. */
export function rowCalled(
  step: string,
  label: Label | HTMLElement,
  asked: readonly Kind[],
  setting: Setting,
): Promise<HTMLElement> {
  const { find, missed } = searchRow(step, label, asked, setting);
  return until(
    () => {
      const row = find();
      return row && !sheetOver(row) ? row : undefined;
    },
    setting.patience,
    () => {
      const row = find();
      const over = row && sheetOver(row);
      return row && over
        ? `${step} cannot reach "${nameOf(row)}": the sheet "${nameOf(over)}" lies over it. End it with confirmSheet() or cancelSheet().`
        : missed();
    },
  );
}

const kindOf = (row: Element) =>
  said[(Object.keys(kinds) as Kind[]).find((kind) => row.matches(kinds[kind])) ?? 'typed'];

function rowGiven(step: string, row: HTMLElement, asked: readonly Kind[]): HTMLElement {
  const selector = asked.map((kind) => kinds[kind]).join(', ');
  const control = row.matches(selector) ? row : row.querySelector<HTMLElement>(selector);
  if (control) return control;
  throw new Error(
    `@kopa/ui testing: ${step} was given a <${row.tagName.toLowerCase()}> that holds no control. Pass the row's label, its control, or the element around it.`,
  );
}

/** Waits for something inside an element by its name. */
export function partCalled(
  step: string,
  label: Label,
  root: ParentNode,
  selector: string,
  { patience }: Pick<Setting, 'patience'>,
): Promise<HTMLElement> {
  const parts = () => [...root.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  return until(
    () => best(parts(), label)[0],
    patience,
    () => `${step} found nothing that is called ${say(label)}. There is: ${list(parts().map(nameOf))}.`,
  );
}

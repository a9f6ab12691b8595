import { press, type, type Typed } from './acts.js';
import {
  best,
  nameOf,
  partCalled,
  rowCalled,
  settingOf,
  topSheet,
  type Setting,
  type TestingOptions,
} from './looking.js';
import { descriptionOf, isShown, say, textOf, type Label } from './names.js';
import { asPerson, settle, until } from './waiting.js';

const choices = '[role=option], [role=radio], [role=gridcell], input[type=radio], input[type=checkbox]';

/** Presses a row and waits for its sheet. */
async function open(step: string, row: HTMLElement, { patience }: Setting): Promise<HTMLElement> {
  const before = topSheet();
  press(row);
  return until(
    () => {
      const sheet = topSheet();
      return sheet === before ? undefined : sheet;
    },
    patience,
    () =>
      `${step} pressed "${nameOf(row)}" and no sheet opened. A row that says why it cannot be filled yet opens none: fill that row first.`,
  );
}

/** What a sheet says is wrong. */
function faultIn(sheet: HTMLElement, { strings }: Setting): string {
  const wrong = [...sheet.querySelectorAll('[aria-invalid=true]')].map(descriptionOf);
  const alerts = [...sheet.querySelectorAll('[role=alert], [aria-live=assertive]')].map(textOf);
  const said = [...wrong, ...alerts].find((text) => text !== '');
  return said ? ` It says: "${said.replace(strings.error, '').trim()}".` : '';
}

/** Waits until a sheet is closed, and then for its way out, which may take a moment. */
async function gone(step: string, sheet: HTMLElement, setting: Setting): Promise<void> {
  await until(
    () => (sheet.isConnected && topSheet() === sheet ? undefined : true),
    setting.patience,
    () =>
      `${step}: the sheet "${nameOf(sheet)}" stays open.${faultIn(sheet, setting)} Choose what it takes, or cancelSheet().`,
  );
  // A host may keep a closed sheet in the page.
  await until(
    () => (sheet.isConnected ? undefined : true),
    1000,
    () => '',
  ).catch(() => undefined);
  await settle();
}

function sheetOnTop(step: string, { patience }: Setting): Promise<HTMLElement> {
  return until(topSheet, patience, () => `${step}: no sheet is open. Open one first: press its row.`);
}

async function end(step: string, words: readonly string[], setting: Setting): Promise<void> {
  const sheet = await sheetOnTop(step, setting);
  const buttons = () => [...sheet.querySelectorAll<HTMLElement>('button')].filter(isShown);
  const button = await until(
    () => words.flatMap((word) => best(buttons(), word))[0],
    setting.patience,
    () =>
      `${step}: the sheet "${nameOf(sheet)}" has no button ${words.map(say).join(' or ')}. It has: ${buttons().map(nameOf).join(', ')}. If it speaks another language, pass its \`strings\`.`,
  );
  press(button);
  await gone(step, sheet, setting);
}

/**
 * Presses Confirm in the sheet on top, and waits until the sheet is gone. Fails with what the sheet says when
 * it refuses.
 */
export function confirmSheet(options: TestingOptions = {}): Promise<void> {
  const setting = settingOf(options);
  return asPerson(() => end('confirmSheet', [setting.strings.confirm], setting));
}

/** Presses Cancel (or Close) in the sheet on top, and waits until the sheet is gone. */
export function cancelSheet(options: TestingOptions = {}): Promise<void> {
  const setting = settingOf(options);
  return asPerson(() => end('cancelSheet', [setting.strings.cancel, setting.strings.close], setting));
}

/** Presses a row and waits for its sheet, which it gives. For sheets that no other step knows. */
export function openSheet(row: Label | HTMLElement, options: TestingOptions = {}): Promise<HTMLElement> {
  const setting = settingOf(options);
  return asPerson(async () =>
    open('openSheet', await rowCalled('openSheet', row, ['opens'], setting), setting),
  );
}

/**
 * Opens a row's sheet, chooses by name, confirms where there is Confirm, and waits until the sheet is gone.
 * `choice` may be several, one after the other: `pickFrom('Where you live', ['Rift Valley', 'Nakuru'])`.
 */
export function pickFrom(
  row: Label | HTMLElement,
  choice: Label | readonly Label[],
  options: TestingOptions = {},
): Promise<void> {
  const setting = settingOf(options);
  const steps = Array.isArray(choice) ? (choice as readonly Label[]) : [choice as Label];
  return asPerson(async () => {
    const sheet = await open('pickFrom', await rowCalled('pickFrom', row, ['opens'], setting), setting);
    for (const [level, label] of steps.entries()) {
      await turnTo(sheet, level);
      await search(sheet, label);
      press(await partCalled('pickFrom', label, sheet, choices, setting));
      await settle();
    }
    const confirm = [...sheet.querySelectorAll<HTMLElement>('button')].filter(isShown);
    const [button] = topSheet() === sheet ? best(confirm, setting.strings.confirm) : [];
    if (button) press(button);
    await gone('pickFrom', sheet, setting);
  });
}

/** A sheet of several levels has a tab for each, and may open at the last. */
async function turnTo(sheet: HTMLElement, level: number): Promise<void> {
  const tab = sheet.querySelectorAll<HTMLElement>('[role=tab]')[level];
  if (!tab || tab.getAttribute('aria-selected') === 'true') return;
  press(tab);
  await settle();
}

/** A long list shows its rows as one searches. */
async function search(sheet: HTMLElement, label: Label): Promise<void> {
  const field = sheet.querySelector<HTMLInputElement>('input[role=combobox], input[type=search]');
  if (!field || typeof label !== 'string') return;
  const rows = [...sheet.querySelectorAll(choices)].filter(isShown);
  if (best(rows, label).length > 0) return;
  type(field, label);
  await settle();
}

/** Types into an open sheet instead of turning its wheels. */
async function startTyping(step: string, sheet: HTMLElement, setting: Setting): Promise<void> {
  if (sheet.querySelector(inputs)) return;
  press(await partCalled(step, setting.strings.typeItInstead, sheet, 'button', setting));
  await until(
    () => sheet.querySelector(inputs) ?? undefined,
    setting.patience,
    () => `${step} pressed "${setting.strings.typeItInstead}", and there is nothing to type into.`,
  );
}

const inputs = 'input[inputmode=numeric]';

/**
 * Opens a row's sheet, types a day, confirms, and waits until the sheet is gone. Fails with what the sheet
 * says when it refuses.
 */
export function setDate(
  row: Label | HTMLElement,
  /** 'YYYY-MM-DD' */
  day: string,
  options: TestingOptions = {},
): Promise<void> {
  const setting = settingOf(options);
  const { strings } = setting;
  return asPerson(async () => {
    const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
    if (!parts)
      throw new Error(`@kopa/ui testing: setDate got "${day}". Write the day as YYYY-MM-DD: "1994-03-14".`);
    const sheet = await open('setDate', await rowCalled('setDate', row, ['opens'], setting), setting);
    await startTyping('setDate', sheet, setting);
    const values = [
      [strings.day, parts[3]],
      [strings.month, parts[2]],
      [strings.year, parts[1]],
    ] as const;
    for (const [label, value] of values) {
      const input = await partCalled('setDate', label, sheet, inputs, setting);
      type(input as Typed, String(Number(value)));
      await settle();
    }
    await end('setDate', [strings.confirm], setting);
  });
}

/** Opens a row's sheet, types the month and year of a card, confirms, and waits until the sheet is gone. */
export function setPeriod(
  row: Label | HTMLElement,
  /** 'YYYY-MM' */
  period: string,
  options: TestingOptions = {},
): Promise<void> {
  const setting = settingOf(options);
  return asPerson(async () => {
    const parts = /^\d\d(\d\d)-(\d\d)$/.exec(period);
    if (!parts)
      throw new Error(`@kopa/ui testing: setPeriod got "${period}". Write the month as YYYY-MM: "2029-07".`);
    const sheet = await open('setPeriod', await rowCalled('setPeriod', row, ['opens'], setting), setting);
    await startTyping('setPeriod', sheet, setting);
    type(sheet.querySelector(inputs) as Typed, `${parts[2]}/${parts[1]}`);
    await settle();
    await end('setPeriod', [setting.strings.confirm], setting);
  });
}

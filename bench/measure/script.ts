import type { Browser } from 'playwright-core';
import type { Driver, MakeDriver } from '../drive/driver.ts';
import { fields, type Field } from '../screen/fields.ts';
import { missing, texts } from '../screen/texts.ts';
import { fling } from './fling.ts';
import { prove } from './prove.ts';
import { Session, type Cost } from './session.ts';

/** The acts whose CPU is measured. `key` is of one key, `fling` of one frame. */
export const acts = ['load', 'open', 'confirm', 'key', 'fling', 'submit'] as const;
export type Act = (typeof acts)[number];

/** The results of one contestant in one round. */
export interface Round {
  costs: Record<Act, Cost>;
  /** Frames of the fling. */
  frames: number;
  /** MB */
  heap: number;
  /** Elements in the body: when the screen is there, with the birthday sheet open, at the end. */
  nodes: { first: number; sheet: number; end: number };
  /** The paths of all files fetched up to the city sheet. */
  fetched: string[];
}

const typed = 'Wanjikuwanjikuwan';

/** Rows that are still empty at the end, and may not be. */
const unfilled: readonly Field[] = [
  'lastName',
  'gender',
  'maritalStatus',
  'nationalId',
  'whatsappNo',
  'email',
  'residenceType',
  'address',
];

/** Fills a part of the form with one contestant, proves each step, and measures. */
export async function play(
  browser: Browser,
  url: string,
  name: string,
  makeDriver: MakeDriver,
): Promise<Round> {
  const session = await Session.open(browser, url);
  try {
    const round = await fill(session, makeDriver(session.page), `${url}/${name}/index.html`);
    if (session.errors.length > 0) throw new Error(`The page reported errors: ${session.errors.join(' | ')}`);
    return round;
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    await session.close();
  }
}

async function fill(session: Session, driver: Driver, address: string): Promise<Round> {
  const { page } = session;
  const shows = (field: Field, text: string) => async () => (await driver.shown(field)).includes(text);
  const gone = async () => !(await driver.sheet().isVisible());

  const tapRow = async (field: Field) => {
    await (
      await session.aimAtRow(driver.row(field))
    )();
    await session.rest();
  };

  const load = await session.cost(() => page.goto(address));
  await driver.row('birthday').waitFor();
  await prove(
    'rows below the birthday wait for it',
    async () => !(await driver.row('education').isVisible()),
  );
  const first = await session.nodes();

  const birthday = await session.aimAtRow(driver.row('birthday'));
  const open = await session.cost(birthday);
  await prove('the birthday sheet shows 1996', async () => (await driver.shownYear()) === '1996');
  const sheet = await session.nodes();

  const take = await session.aim(driver.confirm());
  const confirm = await session.cost(take);
  await prove('the birthday is in its row', shows('birthday', '1996'));
  await driver.row('education').waitFor();
  await prove('the sheet has gone', gone);

  await tapRow('firstName');
  const keys = await session.cost(async () => {
    for (const letter of typed) await page.keyboard.press(letter);
  });
  await prove('the name is typed', async () => (await driver.row('firstName').inputValue()) === typed);

  await tapRow('birthday');
  const years = await driver.years().boundingBox();
  if (!years) throw new Error('The birthday sheet has no years.');
  const flung = await fling(session, { x: years.x + years.width / 2, y: years.y + years.height / 2 - 80 });
  const year = await driver.shownYear();
  await prove(
    `the wheel was flung from 1996 to ${year}`,
    async () => Number(year) < 1993 && year.length === 4,
  );
  await session.tap(driver.confirm());
  await prove('the other year is in the row', shows('birthday', year));

  // A row may say the same all the time; the toast goes, and would lie over the next row.
  const told = () => page.getByText(texts.stateFirst).filter({ visible: true }).count();
  const before = await told();
  await tapRow('city');
  await prove('a city without a state is refused', async () => (await told()) > before);
  await prove('the toast goes', async () => (await told()) === before);
  const pick = async (field: Field, label: string) => {
    await tapRow(field);
    await driver.choose(label, (locator) => session.tap(locator));
    await prove(`${label} is chosen`, shows(field, label));
    await prove('the list has gone', gone);
  };
  await pick('education', 'Secondary school');
  await pick('state', 'Coast');
  await pick('city', 'Kilifi');
  const fetched = [...session.fetched];

  const press = await session.aimAtRow(driver.send());
  const submit = await session.cost(press);
  for (const field of fields)
    await prove(`${field} is told when it is empty, and only then`, async () =>
      unfilled.includes(field)
        ? ((await driver.fault(field).textContent()) ?? '').includes(missing[field] ?? '')
        : !(await driver.fault(field).isVisible()),
    );
  const end = await session.nodes();
  return {
    costs: {
      load,
      open,
      confirm,
      key: share(keys, typed.length),
      fling: share(flung.cost, flung.frames),
      submit,
    },
    frames: flung.frames,
    heap: await session.heap(),
    nodes: { first, sheet, end },
    fetched,
  };
}

function share({ main, script, style, layout, other }: Cost, parts: number): Cost {
  return {
    main: main / parts,
    script: script / parts,
    style: style / parts,
    layout: layout / parts,
    other: other / parts,
  };
}

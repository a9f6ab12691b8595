import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { photo } from '../../test/photo.js';
import { libraries, type FormProps, type Held } from '../../test/bound-screen.js';
import {
  chooseRadio,
  expectRowInvalid,
  expectRowValid,
  expectRowValue,
  fillRow,
  givePhoto,
  pickFrom,
  setDate,
  setPeriod,
  slideTo,
  tick,
} from '../testing/index.js';

const required = ['name', 'phone', 'sum', 'gender', 'birthday', 'education', 'home'];
const labels = ['First name', 'Phone', 'Sum', 'Gender', 'Birthday', 'Education', 'Home'];

const initial: Held = {
  name: '',
  phone: '',
  sum: '',
  gender: '',
  birthday: null,
  education: null,
  home: null,
  payday: null,
  rent: null,
  card: null,
  offers: false,
  alerts: false,
  code: '',
  owner: null,
  days: null,
  uses: [],
  stars: null,
  children: 0,
  loan: 500,
  front: null,
  back: null,
  agreed: false,
};

const wrong: FormProps['wrong'] = (isEmpty) =>
  Object.fromEntries(required.filter(isEmpty).map((name) => [name, 'missing']));

async function fillRequired() {
  await fillRow('First name', 'Achieng');
  await fillRow('Phone', '0712 345 678');
  await fillRow('Sum', '10370');
  await chooseRadio('Gender', 'Second');
  await setDate('Birthday', '1994-03-14');
  await pickFrom('Education', 'First');
  await pickFrom('Home', ['Rift Valley', 'Nakuru']);
}

const send = () => page.getByRole('button', { name: 'Send' }).click();
const titles = ['ID, front', 'ID, back'];
const photoField = (name: string) => page.getByRole('group', { name });
const summary = () => document.querySelector<HTMLElement>('[data-error-summary]');

/** What a native form sends is text: an object is its parts, and nothing is no entry. */
function asEntries(values: Held): Held {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
      if (value === null || value === false) return [];
      if (value === true) return [[name, 'on']];
      if (Array.isArray(value)) return value.length === 0 ? [] : [[name, value]];
      if (typeof value === 'object')
        return Object.entries(value).map(([part, one]) => [`${name}.${part}`, one]);
      return [[name, String(value)]];
    }),
  );
}

async function show(Form: (props: FormProps) => ReactElement, props: Partial<FormProps> = {}) {
  const sent = vi.fn();
  await render(<Form initial={initial} wrong={wrong} sent={(values) => sent(values)} summary {...props} />);
  return sent;
}

async function expectBegun() {
  await expectRowValue('First name', 'Wanjiru');
  await expectRowValue('Birthday', '2 January 1990');
  await expectRowValue('Gender', 'First');
  await expectRowValue('Home', 'Mombasa, Coast');
  await expectRowValue('Offers', 'on');
  await expectRowValue('Alerts', 'on');
  await expectRowValue('Phone', '712345678');
  await expectRowValue('Sum', '10,370');
  await expectRowValue('Education', 'Second');
  await expectRowValue('Days', '30');
  await expectRowValue('Uses', 'Second');
  await expectRowValue('Stars', '2 of 5, bad');
}

describe.each(libraries)('the same screen in %s', (library, Form) => {
  const held = (values: Held) => (library === 'FormData' ? asEntries(values) : values);

  it('gives the form what each field is given, and sends it', async () => {
    const sent = await show(Form);
    await fillRequired();
    await pickFrom('Payday', 'Friday');
    await pickFrom('Rent', '15');
    await setPeriod('Card', '2029-07');
    await tick('Offers');
    await tick('Alerts');
    await fillRow('Code', '4819');
    await chooseRadio('Owner', 'First');
    await chooseRadio('Days', '60');
    await tick('First');
    await tick('Second');
    await chooseRadio('Stars', '4');
    await fillRow('Children', '3');
    await slideTo('Loan', 1500);
    await tick('I agree');
    await send();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[0]).toEqual(
      held({
        name: 'Achieng',
        phone: '712345678',
        sum: '10370',
        gender: 'b',
        birthday: '1994-03-14',
        education: 'a',
        home: { state: 'rift', city: 'nakuru' },
        payday: 5,
        rent: 15,
        card: '2029-07',
        offers: true,
        alerts: true,
        code: '4819',
        owner: 'a',
        days: 60,
        uses: ['a', 'b'],
        stars: 4,
        children: 3,
        loan: 1500,
        front: null,
        back: null,
        agreed: true,
      }),
    );
  });

  it("sends a picture or the server's id of a picture, and takes both back", async () => {
    const sent = await show(Form);
    await fillRequired();
    await givePhoto('ID, front', await photo(640, 400));
    await givePhoto('ID, back', await photo(640, 400));
    for (const name of titles) await expect.element(photoField(name)).toHaveAttribute('data-state', 'done');
    await send();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    const [{ front, back }] = sent.mock.calls[0] as [{ front: Blob; back: string }];
    expect([front instanceof Blob, front.type, front.size > 0, back]).toEqual([
      true,
      'image/jpeg',
      true,
      'photo-7',
    ]);
    await page.getByRole('button', { name: 'Reset' }).click();
    for (const name of titles) await expect.element(photoField(name)).toHaveAttribute('data-state', 'now');
    await fillRequired();
    await send();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    const [second] = sent.mock.calls[1] as [Held];
    expect([second['front'] ?? null, second['back'] ?? null]).toEqual([null, null]);
  });

  it('shows what the form begins with, and goes back to it', async () => {
    const begun = {
      ...initial,
      name: 'Wanjiru',
      phone: '712345678',
      sum: '10370',
      gender: 'a',
      birthday: '1990-01-02',
      education: 'b',
      home: { state: 'coast', city: 'mombasa' },
      offers: true,
      alerts: true,
      days: 30,
      uses: ['b'],
      stars: 2,
    };
    await show(Form, { initial: begun });
    await expectBegun();
    await fillRequired();
    await tick('Offers', false);
    await tick('Alerts', false);
    await chooseRadio('Days', '60');
    await tick('First');
    await tick('Second', false);
    await chooseRadio('Stars', '4');
    await expectRowValue('First name', 'Achieng');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expectBegun();
  });

  it('lists the wrong rows in the order of the page, leads to each, and heals', async () => {
    const sent = await show(Form);
    await send();
    await vi.waitFor(() => expect(document.activeElement).toBe(summary()));
    expect([...summary()!.querySelectorAll('a')].map((link) => link.textContent)).toEqual(
      labels.map((label) => `${label}: say it: ${label}`),
    );
    for (const label of labels) await expectRowInvalid(label, `Say it: ${label}`);
    await page.getByRole('link', { name: /^Birthday/ }).click();
    await expect.element(page.getByRole('button', { name: /^Birthday/ })).toHaveFocus();
    await fillRequired();
    for (const label of labels) await expectRowValid(label);
    // The page does not move under the person's hands.
    expect(summary()!.querySelectorAll('a')).toHaveLength(labels.length);
    expect(sent).not.toHaveBeenCalled();
    await send();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(summary()).toBeNull());
  });

  it('gives the first wrong row the focus where there is no summary', async () => {
    await show(Form, {
      summary: false,
      initial: { ...initial, name: 'Achieng', phone: '712345678', sum: '500', gender: 'a' },
    });
    await send();
    await expect.element(page.getByRole('button', { name: /^Birthday/ })).toHaveFocus();
  });

  it('a disabled row is seen, and cannot be changed', async () => {
    await show(Form, {
      disabled: ['name', 'gender', 'birthday', 'offers', 'alerts'],
      initial: { ...initial, name: 'Wanjiru' },
    });
    await expectRowValue('First name', 'Wanjiru');
    await expect.element(page.getByLabelText('First name')).toBeDisabled();
    await expect.element(page.getByRole('button', { name: /^Birthday/ })).toBeDisabled();
    await expect.element(page.getByRole('checkbox', { name: 'Offers' })).toBeDisabled();
    await expect.element(page.getByRole('switch', { name: 'Alerts' })).toBeDisabled();
    for (const radio of page.getByRole('radiogroup', { name: 'Gender' }).getByRole('radio').all())
      await expect.element(radio).toBeDisabled();
  });
});

import { DatePicker, longDate, type DatePickerProps } from '@kopa/ui/date-picker';
import { useLocale } from '@kopa/ui/strings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';

/** A fixed day, so that ages and pictures stay. */
const TODAY = '2026-11-21';
const age = (iso: string) =>
  Number(TODAY.slice(0, 4)) - Number(iso.slice(0, 4)) - (iso.slice(5) > TODAY.slice(5) ? 1 : 0);

/**
 * A day by wheels in the locale's order, or typed. The wheels turn natively; keys and screen readers have a range for each
 * column. Only Confirm hands the day over.
 */
const meta = {
  title: 'ui/pickers/date-picker',
  component: DatePicker,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
  args: {
    open: false,
    onOpenChange: () => undefined,
    onConfirm: () => undefined,
    title: 'Birthday',
    value: '1994-03-14',
    min: '1946-11-21',
    max: '2026-11-21',
    validate: (iso) => (age(iso) < 18 ? 'You must be 18 or older to borrow' : null),
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

function Example(args: DatePickerProps) {
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState(args.value);
  const locale = useLocale();
  const say = (iso: string) => (
    <>
      <strong>{longDate(iso, locale)}</strong>
      {locale.startsWith('en') && ` · you are ${age(iso)}`}
    </>
  );
  return (
    <main className="flex min-h-screen flex-col gap-4 p-4">
      <h1 className="text-heading">About you</h1>
      <button
        type="button"
        className="min-h-row rounded-medium border border-decor bg-surface px-4 text-start text-body"
        onClick={() => setOpen(true)}
      >
        {args.title}: {value ?? 'Choose'}
      </button>
      <DatePicker
        {...args}
        open={open}
        onOpenChange={setOpen}
        value={value}
        onConfirm={setValue}
        sentence={say}
      />
    </main>
  );
}

const body = () => within(document.body);
const trigger = () => body().getByRole('button', { name: /^Birthday:/, hidden: true });
const column = (name: string) => body().getByRole('slider', { name });
const closed = () => waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
const said = (text: string | RegExp) =>
  waitFor(() => expect(body().getByRole('dialog')).toHaveTextContent(text));
const press = (name: string) => userEvent.click(body().getByRole('button', { name }));

async function open() {
  await userEvent.click(trigger());
  await body().findByRole('dialog', { name: 'Birthday' });
}

export const Default: Story = {
  play: async () => {
    await open();
    await said('14 March 1994 · you are 32');
    await expect(column('Month')).toHaveAttribute('aria-valuetext', 'March');
  },
};

/** A tap on a row turns the wheel there; the date is right at once, before the wheel has come to rest. */
export const ByTap: Story = {
  play: async () => {
    await open();
    const april = [...document.querySelectorAll<HTMLElement>('.kopa-wheel-row')].find(
      (row) => row.textContent === 'April',
    );
    const box = april!.getBoundingClientRect();
    await fireEvent.click(april!, { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 });
    await press('Confirm');
    await closed();
    await expect(trigger()).toHaveTextContent('1994-04-14');
  },
};

/** Scrolling is the browser's; the row that is nearest to the middle is chosen. */
export const ByScroll: Story = {
  play: async () => {
    await open();
    const list = column('Year').parentElement!.querySelector<HTMLElement>('.kopa-wheel-list')!;
    list.scrollTop = (1990 - 1946) * list.querySelector<HTMLElement>('.kopa-wheel-row')!.offsetHeight;
    await said('14 March 1990 · you are 36');
  },
};

/** Only keys: arrows, Page Up and Down, Home, End, and digits or letters. */
export const ByKeys: Story = {
  play: async () => {
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(body().getByRole('heading', { name: 'Birthday' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(column('Day')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await said('15 March 1994');
    await userEvent.keyboard('{Home}{ArrowUp}');
    await said('1 March 1994');
    await userEvent.keyboard('27');
    await said('27 March 1994');
    await userEvent.tab();
    await userEvent.keyboard('j');
    await said('27 June 1994');
    await userEvent.keyboard('j');
    await said('27 July 1994');
    await userEvent.tab();
    await userEvent.keyboard('1988');
    await said('27 July 1988');
    await userEvent.keyboard('{PageDown}');
    await said('27 July 1993');
  },
};

/** 31 stays wanted while the month turns: February has its last day, and says why; March has the 31st again. */
export const ShortMonth: Story = {
  args: { value: '1994-01-31' },
  play: async () => {
    await open();
    fireEvent.change(column('Month'), { target: { value: '1' } });
    await said('28 February 1994 · the month has 28 days');
    await expect(column('Day')).toHaveAttribute('max', '27');
    fireEvent.change(column('Month'), { target: { value: '2' } });
    await said('31 March 1994 · you are 32');
    fireEvent.change(column('Month'), { target: { value: '1' } });
    await press('Confirm');
    await closed();
    await expect(trigger()).toHaveTextContent('1994-02-28');
  },
};

/** Cancel forgets the draft: the next opening begins at the value. */
export const CancelRestores: Story = {
  play: async () => {
    await open();
    fireEvent.change(column('Year'), { target: { value: '30' } });
    await said('14 March 1976');
    await press('Cancel');
    await closed();
    await expect(trigger()).toHaveTextContent('1994-03-14');
    await open();
    await said('14 March 1994');
  },
};

/** A day that cannot be taken says why, and Confirm keeps the sheet. */
export const TooYoung: Story = {
  args: { value: null, initial: '2010-06-01' },
  play: async () => {
    await open();
    await said('You must be 18 or older to borrow');
    await press('Confirm');
    await expect(body().getByRole('dialog')).toBeVisible();
    await expect(trigger()).toHaveTextContent('Choose');
  },
};

export const AfterTheLastDay: Story = {
  args: { value: '2026-11-21', validate: undefined },
  play: async () => {
    await open();
    fireEvent.change(column('Month'), { target: { value: '11' } });
    await said('Choose 21 November 2026 or earlier');
  },
};

/** Typed instead, in full height: the keyboard of digits needs the other half. */
export const Typed: Story = {
  args: { value: null, initial: '1996-01-01' },
  play: async () => {
    await open();
    await press('Type it instead');
    await waitFor(() => expect(body().getByRole('textbox', { name: 'Day' })).toHaveFocus());
    await userEvent.keyboard('4{Tab}7{Tab}1991');
    await said('4 July 1991 · you are 35');
  },
};

export const TypedByEnter: Story = {
  ...Typed,
  play: async (context) => {
    await Typed.play?.(context);
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(trigger()).toHaveTextContent('1991-07-04');
    await expect(trigger()).toHaveFocus();
  },
};

/** What is wrong is said, and the input that is wrong has the focus. */
export const TypedWrong: Story = {
  play: async () => {
    await open();
    await press('Type it instead');
    await userEvent.clear(body().getByRole('textbox', { name: 'Day' }));
    await userEvent.type(body().getByRole('textbox', { name: 'Day' }), '31');
    await userEvent.clear(body().getByRole('textbox', { name: 'Month' }));
    await userEvent.type(body().getByRole('textbox', { name: 'Month' }), '2');
    await press('Confirm');
    await said('31/2/1994 is not a date');
    const day = body().getByRole('textbox', { name: 'Day' });
    await expect(day).toHaveFocus();
    await expect(day).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Back to the wheels with what was typed. */
export const TypedThenWheels: Story = {
  play: async (context) => {
    await Typed.play?.({ ...context });
    await press('Choose it instead');
    await said('4 July 1991');
    await expect(column('Year')).toHaveAttribute('aria-valuetext', '1991');
  },
  args: { value: null, initial: '1996-01-01' },
};

const shown: Story = { play: open };
const inOtherWords = (title: string, locale: string): Story => ({
  args: { title },
  globals: { locale },
  play: async () => {
    await userEvent.click(body().getByRole('button', { name: new RegExp(`^${title}`) }));
    await body().findByRole('dialog', { name: title });
  },
});

export const Dark: Story = { ...shown, globals: { mode: 'dark' } };
export const Jua: Story = { ...shown, globals: { brand: 'jua' } };
export const JuaDark: Story = { ...shown, globals: { brand: 'jua', mode: 'dark' } };
export const Spanish: Story = inOtherWords('Fecha de nacimiento', 'es');
export const Swahili: Story = inOtherWords('Tarehe ya kuzaliwa', 'sw');
export const LargeText: Story = { ...shown, globals: { textSize: '150%' } };
export const DoubleText: Story = { ...shown, globals: { textSize: '200%' } };
export const RightToLeft: Story = { ...shown, globals: { direction: 'rtl' } };

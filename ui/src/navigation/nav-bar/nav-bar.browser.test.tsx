import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { BrandMark } from '../../display/brand-mark/index.js';
import { IconButton } from '../../actions/icon-button/index.js';
import { CircleQuestionMark } from '../../foundations/icons/index.js';
import { NavBar } from './index.js';

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(360, 740);
});

const help = <IconButton label="Help" icon={<CircleQuestionMark aria-hidden />} />;
/** How many lines its words take. */
const linesOf = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
};

it('NavBar has a real back button of at least 44 px, and its title is the h1', async () => {
  const back = vi.fn();
  const view = await render(<NavBar title="About you" onBack={back} end={help} />);
  const button = view.getByRole('button', { name: 'Back' });
  expect(button.element().tagName).toBe('BUTTON');
  expect(Math.min(button.element().clientWidth, button.element().clientHeight)).toBeGreaterThanOrEqual(44);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(back).toHaveBeenCalledTimes(1);
  await expect.element(view.getByRole('heading', { level: 1 })).toHaveTextContent('About you');
  expect(view.getByRole('banner').element().getBoundingClientRect().height).toBe(56);
});

it.each([320, 360])(
  'NavBar grows before the brand breaks, with twice the text size on %i px',
  async (width) => {
    await page.viewport(width, 740);
    document.documentElement.style.fontSize = '200%';
    const view = await render(
      <NavBar
        start={<BrandMark />}
        title="EasyCash"
        heading
        end={
          <>
            <button type="button" className="min-h-12 px-2 text-label">
              Kiswahili
            </button>
            {help}
          </>
        }
      />,
    );
    expect(linesOf(view.getByRole('heading').element())).toBe(1);
    expect(document.documentElement.scrollWidth).toBe(width);
    const [brand, actions] = [...view.getByRole('banner').element().children].map((part) =>
      part.getBoundingClientRect(),
    );
    expect(actions?.top).toBeGreaterThanOrEqual(brand?.bottom ?? Number.NaN);
    expect(actions?.right).toBeGreaterThan(width - 8);
  },
);

it.each([
  ['the phone', 320],
  ['the page beside a scrollbar', 305],
])('NavBar breaks a word that is wider than %s, and stays on the page', async (_, width) => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  const view = await render(
    <div style={{ width }}>
      <NavBar title="Kutokuwajibikawajibika" onBack={() => undefined} end={help} />
    </div>,
  );
  const bar = view.getByRole('banner').element();
  expect(bar.scrollWidth).toBe(width);
  expect(document.documentElement.scrollWidth).toBe(320);
});

it('NavBar reports two elements in one place, and an h1 without words, to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await render(<NavBar title="Home" start={<BrandMark />} onBack={() => undefined} />);
  await expect.element(view.getByRole('button', { name: 'Back' })).toBeVisible();
  await render(<NavBar heading start={<BrandMark />} />);
  const told = error.mock.calls.map(([text]) => String(text));
  error.mockRestore();
  expect(told).toEqual([
    expect.stringContaining('both onBack and start'),
    expect.stringContaining('there is no title to be the h1'),
  ]);
});

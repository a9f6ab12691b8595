import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Announcer } from '../../foundations/announce/index.js';
import { Barcode, ReferenceBlock } from './index.js';

afterEach(() => vi.restoreAllMocks());

it('ReferenceBlock shows digits in groups of four and copies them without gaps', async () => {
  const write = vi.fn(async () => undefined);
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: write } as never);
  const view = await render(
    <>
      <Announcer />
      <ReferenceBlock label="Reference" value="93001234567890" />
    </>,
  );
  await expect.element(view.getByRole('term')).toHaveTextContent('Reference');
  await expect.element(view.getByRole('definition')).toHaveTextContent('9300 1234 5678 90');
  await view.getByRole('button', { name: 'Copy Reference' }).click();
  expect(write).toHaveBeenCalledWith('93001234567890');
});

it('ReferenceBlock shows other references as the host writes them, or in groups', async () => {
  const view = await render(
    <>
      <ReferenceBlock label="Account number" value="EC4821907" />
      <ReferenceBlock label="Business number" value="000123" />
      <ReferenceBlock label="Amount" value="10370" shown="10,370" />
      <ReferenceBlock label="Code" value="AB12CD34" />
    </>,
  );
  const shown = [...view.container.querySelectorAll('dd')].map((each) => each.textContent);
  expect(shown).toEqual(['EC 4821 907', '000 123', '10,370', 'AB12CD34']);
});

it('ReferenceBlock shows the next step below the number after a failed copy', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  const view = await render(
    <>
      <Announcer />
      <ReferenceBlock label="Reference" value="93001234567890" />
    </>,
  );
  await view.getByRole('button').click();
  await expect.element(view.getByText('Press and hold the number', { exact: false }).last()).toBeVisible();
  expect(document.getSelection()?.toString()).toBe('9300 1234 5678 90');
});

it('ReferenceBlock draws the barcode as one picture with the number as its name, and a quiet zone for scanners', async () => {
  const view = await render(<ReferenceBlock label="Reference" value="93001234567890" barcode />);
  const picture = view.getByRole('img', { name: '9300 1234 5678 90' }).element();
  // Start, seven pairs, check: 11 modules each; stop: 13; and 10 blank ones at each end.
  expect(picture.getAttribute('viewBox')).toBe(`0 0 ${9 * 11 + 13 + 20} 10`);
  const bars = picture.querySelector('path') as SVGPathElement;
  const box = bars.getBBox();
  expect([box.x, box.x + box.width]).toEqual([10, 9 * 11 + 13 + 10]);
  expect(picture.querySelector('rect')?.getAttribute('fill')).toBe('white');
});

it('ReferenceBlock shows the number alone if no barcode can encode it, and reports that to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await render(<ReferenceBlock label="Reference" value="Ñ-4821" barcode />);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('"Ñ-4821" cannot be written as a barcode'));
  expect(view.container.querySelector('[role=img]')).toBeNull();
  await expect.element(view.getByRole('definition')).toHaveTextContent('Ñ-4821');
  await render(<ReferenceBlock label="Reference" value="" barcode />);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('"Reference" has no value'));
  const bare = await render(<Barcode value="" />);
  expect(bare.container.childElementCount).toBe(0);
});

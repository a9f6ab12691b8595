import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { contrast, contrastPairs } from '../../../ui/tokens/contrast.ts';

/**
 * The colours of the toolbar's brand and mode, in the pairs that components draw, each with its contrast and
 * the required minimum: 4.5 : 1 for words, 3 : 1 for controls and focus (WCAG 2.2, 1.4.3 and 1.4.11). A brand
 * with a pair below the minimum is not built. Utilities have the same names: `bg-surface`, `text-muted`,
 * `border-control`.
 */
const meta = { title: 'ui/foundations/colours', globals: {} } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** '#rrggbb'; a build writes white as #fff. */
function valueOf(name: string): string {
  const hex = getComputedStyle(document.documentElement).getPropertyValue(`--kopa-color-${name}`).trim();
  return hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, '$&$&') : hex;
}

interface PairProps {
  front: string;
  back: string;
  least: number;
}

function Pair({ front, back, least }: PairProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const [ratio, setRatio] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setRatio(contrast(valueOf(front), valueOf(back)));
    measure();
    // The toolbar changes the attributes of the page.
    const observer = new MutationObserver(measure);
    observer.observe(document.documentElement, { attributes: true });
    return () => observer.disconnect();
  }, [front, back]);
  const isWords = least >= 4.5;
  return (
    <tr ref={row} className="border-b border-decor">
      <td className="p-1">
        <span
          aria-hidden
          className="flex h-10 w-16 items-center justify-center rounded-small border border-decor text-title"
          style={{ background: `var(--kopa-color-${back})`, color: `var(--kopa-color-${front})` }}
        >
          {isWords ? 'Aa' : <span className="size-4 rounded-full bg-current" />}
        </span>
      </td>
      <th scope="row" className="p-1 text-start text-label">
        {front} on {back}
      </th>
      <td className="p-1 text-end text-label tabular-nums" data-ratio={ratio}>
        {ratio.toFixed(2)}
        <span className="block text-caption text-muted">≥ {least}</span>
      </td>
    </tr>
  );
}

const Pairs = () => (
  <table className="w-full border-collapse bg-surface text-ink">
    <thead>
      <tr className="border-b border-control text-caption text-muted">
        <th scope="col" className="p-1 text-start">
          Seen
        </th>
        <th scope="col" className="p-1 text-start">
          Pair
        </th>
        <th scope="col" className="p-1 text-end">
          Contrast
        </th>
      </tr>
    </thead>
    <tbody>
      {contrastPairs.map(([front, back, least]) => (
        <Pair key={`${front}/${back}`} front={front} back={back} least={least} />
      ))}
    </tbody>
  </table>
);

const holds: Story['play'] = async ({ canvasElement }) => {
  const ratios = [...canvasElement.querySelectorAll<HTMLElement>('[data-ratio]')];
  const faint = ratios.filter(
    (cell, at) => !(Number(cell.dataset['ratio']) >= (contrastPairs[at]?.[2] ?? 21)),
  );
  await expect(ratios.length).toBe(contrastPairs.length);
  await expect(faint.map((cell) => cell.parentElement?.textContent)).toEqual([]);
};

export const EasyCash: Story = { render: Pairs, play: holds };
export const EasyCashDark: Story = { ...EasyCash, globals: { mode: 'dark' } };
export const Jua: Story = { ...EasyCash, globals: { brand: 'jua' } };
export const JuaDark: Story = { ...EasyCash, globals: { brand: 'jua', mode: 'dark' } };

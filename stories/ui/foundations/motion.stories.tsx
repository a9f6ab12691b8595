import { Button } from '@kopa/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';

/**
 * Motion shows the origin of an element; motion never decorates and never delays. With reduced motion on the
 * phone, every move is a fade of 120 ms; the toolbar's "Motion" shows that without a change of the phone.
 */
const meta = { title: 'ui/foundations/motion' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const moves = [
  ['press', 'The colour of what is pressed', 'linear'],
  ['fade', 'What appears in its place', 'linear'],
  ['move', 'Rows that make room', 'var(--kopa-easing-move)'],
  ['sheet-in', 'A sheet rises', 'var(--kopa-easing-sheet-in)'],
  ['sheet-out', 'A sheet sinks', 'var(--kopa-easing-sheet-out)'],
] as const;

const durationOf = (name: string) =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(`--kopa-duration-${name}`));

function Moves() {
  const list = useRef<HTMLUListElement>(null);
  const play = () =>
    list.current?.querySelectorAll<HTMLElement>('[data-move]').forEach((dot) => {
      const style = getComputedStyle(dot);
      dot.animate([{ insetInlineStart: '0' }, { insetInlineStart: 'calc(100% - 1rem)' }], {
        duration: Number.parseFloat(style.transitionDuration) * 1000,
        easing: style.transitionTimingFunction,
      });
    });
  return (
    <div className="flex flex-col gap-4 p-4 text-ink">
      <ul ref={list} className="flex flex-col gap-4">
        {moves.map(([name, use, easing]) => (
          <li key={name} className="text-label">
            {name} <span className="text-muted">· {use}</span>
            <div aria-hidden className="relative mt-2 h-4 rounded-full bg-sunken">
              <span
                data-move=""
                className="absolute top-0 size-4 rounded-full bg-primary"
                style={{
                  insetInlineStart: 0,
                  transitionDuration: `var(--kopa-duration-${name})`,
                  transitionTimingFunction: easing,
                }}
              />
            </div>
          </li>
        ))}
      </ul>
      <Button variant="outline" onClick={play}>
        Play all
      </Button>
    </div>
  );
}

export const Default: Story = { render: Moves };

/** Moves take no time, sheets fade. */
export const Reduced: Story = {
  tags: ['no-picture'],
  render: Moves,
  globals: { motion: 'reduced' },
  play: async () => {
    await expect(durationOf('move')).toBe(0);
    await expect(durationOf('sheet-in')).toBe(durationOf('fade'));
  },
};

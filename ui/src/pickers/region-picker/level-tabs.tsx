'use client';
import { cva } from 'class-variance-authority';
import type { KeyboardEvent } from 'react';
import { generalWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';

export type Level = 'state' | 'city';

interface LevelTabsProps {
  id: string;
  label: string;
  level: Level;
  /** The name and the chosen value of each level. */
  levels: Record<Level, { label: string; chosen: string | undefined }>;
  onLevel: (level: Level) => void;
}

const order: readonly Level[] = ['state', 'city'];

const tab = cva(
  'relative flex min-h-14 min-w-0 flex-1 flex-col items-start px-2 py-2 text-start -outline-offset-3 after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:rounded-full',
  { variants: { open: { true: 'after:bg-primary', false: null } } },
);
const levelName = cva('block text-caption', {
  variants: { open: { true: 'font-semibold text-primary', false: 'text-muted' } },
});
const place = cva('block text-body', {
  variants: { chosen: { true: 'font-medium text-ink', false: 'text-placeholder' } },
});

/** One tab per level, with the chosen value below its name. Renders a `tablist`. */
export function LevelTabs({ id, label, level, levels, onLevel }: LevelTabsProps) {
  const strings = useStrings(generalWords);
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const to: Record<string, Level> = { Home: 'state', End: 'city' };
    const other: Level = level === 'state' ? 'city' : 'state';
    const next = to[event.key] ?? (['ArrowLeft', 'ArrowRight'].includes(event.key) ? other : undefined);
    if (next === undefined) return;
    event.preventDefault();
    onLevel(next);
    const tab = event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-level='${next}']`);
    tab?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className="flex flex-none border-b border-decor px-2">
      {order.map((one) => {
        const isOpen = one === level;
        const { label: name, chosen } = levels[one];
        return (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-tab-${one}`}
            data-level={one}
            aria-selected={isOpen}
            aria-controls={isOpen ? `${id}-panel` : undefined}
            tabIndex={isOpen ? 0 : -1}
            onClick={() => onLevel(one)}
            onKeyDown={onKeyDown}
            className={tab({ open: isOpen })}
          >
            <span className={levelName({ open: isOpen })}>{name}</span>{' '}
            <span className={place({ chosen: Boolean(chosen) })}>
              <bdi>{chosen ?? strings.choose}</bdi>
            </span>
          </button>
        );
      })}
    </div>
  );
}

'use client';
import { cva } from 'class-variance-authority';
import { generalWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import { Tabs } from '../../navigation/tabs/index.js';

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

const levelName = cva('block text-caption', {
  variants: { open: { true: 'font-semibold text-primary', false: 'text-muted' } },
});
const place = cva('block text-body', {
  variants: { chosen: { true: 'font-medium text-ink', false: 'text-placeholder' } },
});

/** One tab per level, with the chosen value below its name. Renders a `tablist`. */
export function LevelTabs({ id, label, level, levels, onLevel }: LevelTabsProps) {
  const strings = useStrings(generalWords);
  return (
    <Tabs
      id={id}
      label={label}
      value={level}
      onSelect={(next) => onLevel(next as Level)}
      stretched
      className="flex-none"
      items={order.map((one) => {
        const { label: name, chosen } = levels[one];
        return {
          id: one,
          label: (
            <>
              <span className={levelName({ open: one === level })}>{name}</span>{' '}
              <span className={place({ chosen: Boolean(chosen) })}>
                <bdi>{chosen ?? strings.choose}</bdi>
              </span>
            </>
          ),
        };
      })}
    />
  );
}

import type { ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';
import { scenes, subjects } from './drawings.js';

/** 120 by 88, on a ground line: what a screen says. */
export type SceneName = keyof typeof scenes;
/** 88 by 56: what is photographed. */
export type SubjectName = keyof typeof subjects;

export interface IllustrationProps extends Native<'svg', 'name' | 'children'> {
  /** `wait` is for searching and for a review too; `rejected` is a signpost, without a judgement. */
  name: SceneName | SubjectName;
}

const drawings: ReadonlyMap<string, ReactNode> = new Map(Object.entries({ ...scenes, ...subjects }));

/**
 * A drawing in the brand's colours, 2 kB or less. It says nothing that the words do not: hidden from readers. Renders an
 * `<svg>`, which gets every other prop; nothing for a name without a drawing.
 */
export function Illustration({ name, className, ...rest }: IllustrationProps) {
  const drawing = drawings.get(name);
  if (!drawing) {
    complain(
      'Illustration',
      `there is no drawing "${name}", so nothing is shown. Give one of ${[...drawings.keys()].join(', ')}.`,
    );
    return null;
  }
  const scene = name in scenes;
  return (
    <svg
      aria-hidden
      viewBox={scene ? '0 0 120 88' : '0 0 88 56'}
      width={scene ? 120 : 88}
      height={scene ? 88 : 56}
      fill="none"
      strokeWidth={scene ? 1.75 : 1.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
      className={cx('block shrink-0 stroke-ink', scene && 'mx-auto', className)}
    >
      {drawing}
    </svg>
  );
}

import type { ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';
import { scenes, subjects } from './drawings.js';

/** 120 by 88 px, on a ground line: the message of a screen. */
export type SceneName = keyof typeof scenes;
/** 88 by 56 px: the subject of a photo. */
export type SubjectName = keyof typeof subjects;

export interface IllustrationProps extends Native<'svg', 'name' | 'children'> {
  /** `wait` also illustrates searching and reviewing; `rejected` is a neutral signpost. */
  name: SceneName | SubjectName;
  /** Draws the check of `approved` once, when the drawing appears; with reduced motion the check fades in. */
  plays?: boolean | undefined;
}

const drawings: ReadonlyMap<string, ReactNode> = new Map(Object.entries({ ...scenes, ...subjects }));

/**
 * A drawing in the brand's colours, at most 2 kB. Decorative: hidden from screen readers. Renders an `<svg>`,
 * which receives every other prop; an unknown name renders nothing.
 */
export function Illustration({ name, plays = false, className, ...rest }: IllustrationProps) {
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
      className={cx(
        'kopa-illustration block shrink-0 stroke-ink',
        scene && 'mx-auto',
        plays && 'kopa-plays',
        className,
      )}
    >
      {drawing}
    </svg>
  );
}

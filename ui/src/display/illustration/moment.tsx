import type { ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';

const seal = (x: number, y: number) => (
  <>
    <circle cx={x} cy={y} r="20" className="fill-primary-soft" />
    <path
      data-check=""
      d={`m${x - 9} ${y} 6 7 12-14`}
      pathLength="1"
      className="stroke-primary"
      strokeWidth="2.5"
    />
  </>
);
const seedling = (x: number) => (
  <path
    d={`M${x} 116V98c0-6-4-9-10-9 0 6 4 9 10 9m0-6c0-7 4-11 11-11 0 7-4 11-11 11`}
    className="fill-surface stroke-primary"
  />
);

/** Scenes of 328 by 124 px on a ground line, with a seal. */
const moments = {
  /** An approved application. */
  approved: (
    <>
      <rect x="134" y="14" width="60" height="102" rx="8" className="fill-surface" />
      <path d="M148 34h32M148 50h32M148 66h18" className="stroke-control" />
      <path d="M148 94h20M148 99h20" className="stroke-accent" />
      {seal(198, 74)}
      {seedling(84)}
    </>
  ),
  /** A closed ledger: a loan paid back. */
  paid: (
    <>
      <path d="M186 20h9v96h-9z" className="fill-surface" />
      <rect x="132" y="14" width="58" height="102" rx="6" className="fill-primary" />
      <path d="M177 15v100" strokeWidth="5" strokeLinecap="butt" className="stroke-accent" />
      <path d="M142 15v100" className="stroke-on-primary" />
      <rect x="149" y="34" width="22" height="30" rx="3" className="fill-surface" />
      <path d="M154 43h12M154 53h12M154 57h12" />
      {seal(202, 84)}
      {seedling(76)}
      {seedling(262)}
    </>
  ),
  /** A phone with a message: money has arrived. */
  arrived: (
    <>
      <rect x="138" y="14" width="56" height="102" rx="8" className="fill-surface" />
      <path d="M160 22h12M148 80h36M148 92h36" className="stroke-control" />
      <rect x="146" y="36" width="42" height="30" rx="5" className="fill-primary-soft" />
      <path d="M153 47h20M153 55h12" className="stroke-primary" />
      <circle cx="166" cy="107" r="2.5" className="fill-accent stroke-none" />
      {seal(204, 40)}
      {seedling(76)}
      {seedling(262)}
    </>
  ),
} satisfies Record<string, ReactNode>;

export interface MomentProps extends Native<'svg', 'name' | 'children'> {
  /** Approved, paid back, or money that has arrived: the three moments of a loan. */
  name: keyof typeof moments;
  /** Draws the check once, when the drawing appears; with reduced motion the check fades in. */
  plays?: boolean | undefined;
}

const known: ReadonlyMap<string, ReactNode> = new Map(Object.entries(moments));

/**
 * A wide drawing for the best news of a loan. Decorative: hidden from screen readers. Renders an `<svg>`,
 * which receives every other prop; an unknown name renders nothing.
 */
export function Moment({ name, plays = false, className, ...rest }: MomentProps) {
  const drawing = known.get(name);
  if (!drawing) {
    complain(
      'Moment',
      `there is no drawing "${name}", so nothing is shown. Give one of ${[...known.keys()].join(', ')}.`,
    );
    return null;
  }
  return (
    <svg
      aria-hidden
      viewBox="0 0 328 124"
      fill="none"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
      className={cx(
        'kopa-illustration mx-auto block w-full max-w-[20rem] shrink-0 stroke-ink',
        plays && 'kopa-plays',
        className,
      )}
    >
      <path
        d="M26 116c22-34 70-42 108-6 26-34 74-40 100-10 24-14 52-6 68 16z"
        className="fill-primary-soft stroke-none"
      />
      <path d="M2 116h324" />
      {drawing}
    </svg>
  );
}

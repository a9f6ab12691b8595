import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { Native } from '../../foundations/native/index.js';

/** The subject: an ID card, a page (a receipt, a statement) or a face. */
export type PhotoShape = 'card' | 'page' | 'face';

export interface PhotoFrameProps extends Native<'div', 'dangerouslySetInnerHTML'> {
  /** The subject, which sets the box and the guide. */
  shape: PhotoShape;
  /** URL of the photo; without a URL, the empty frame shows the subject. */
  src?: string | undefined;
  /** In the empty frame: an Illustration. */
  children?: ReactNode;
}

const box = cva(
  'relative mx-auto flex max-w-full items-center justify-center overflow-hidden rounded-small bg-sunken',
  {
    variants: {
      shape: { card: 'aspect-[4/3] w-full', page: 'aspect-[3/4] w-56', face: 'aspect-[3/4] w-56' },
    },
  },
);

/** The guide (in a box of 400 by 300, or 300 by 400), with its rounded corners. */
const shapes = {
  card: { view: '0 0 400 300', x: 28, y: 41, width: 344, height: 218, round: 20 },
  page: { view: '0 0 300 400', x: 24, y: 24, width: 252, height: 352, round: 8 },
  face: { view: '0 0 300 400', x: 48, y: 56, width: 204, height: 280, round: 102 },
};

/** Four corners; for a face, the whole oval. */
function outline(shape: PhotoShape): string {
  const { x, y, width, height, round } = shapes[shape];
  if (shape === 'face') {
    const [rx, ry] = [width / 2, height / 2];
    return `M${x} ${y + ry}a${rx} ${ry} 0 1 1 ${width} 0a${rx} ${ry} 0 1 1 ${-width} 0`;
  }
  const [right, bottom, arm] = [x + width, y + height, 34];
  return [
    `M${x} ${y + round + arm}V${y + round}a${round} ${round} 0 0 1 ${round} ${-round}h${arm}`,
    `M${right - round - arm} ${y}h${arm}a${round} ${round} 0 0 1 ${round} ${round}v${arm}`,
    `M${right} ${bottom - round - arm}v${arm}a${round} ${round} 0 0 1 ${-round} ${round}h${-arm}`,
    `M${x + round + arm} ${bottom}h${-arm}a${round} ${round} 0 0 1 ${-round} ${-round}v${-arm}`,
  ].join('');
}

/**
 * A photo under a guide, so that the user sees whether all four corners are in. The photo is never cropped.
 * Renders a `<div>`, hidden from screen readers; the text beside has the instruction.
 */
export function PhotoFrame({ shape, src, children, className, ...rest }: PhotoFrameProps) {
  const known = shape in shapes ? shape : 'card';
  const { view } = shapes[known];
  const line = outline(known);
  return (
    <div aria-hidden {...rest} className={box({ shape: known, className })}>
      {src ? <img src={src} alt="" className="absolute inset-0 size-full object-contain" /> : children}
      <svg viewBox={view} fill="none" strokeLinecap="round" className="absolute inset-0 size-full">
        {/* Two strokes, visible on dark and on light photos. */}
        {src ? <path d={line} className="stroke-surface" strokeWidth="8" /> : null}
        <path d={line} className={src ? 'stroke-ink' : 'stroke-control'} strokeWidth="3" />
      </svg>
    </div>
  );
}

import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { Native } from '../../foundations/native/index.js';

/** What is photographed: an ID card, a page (a receipt, a statement), or a face. */
export type PhotoShape = 'card' | 'page' | 'face';

export interface PhotoFrameProps extends Native<'div', 'dangerouslySetInnerHTML'> {
  /** What is photographed: it decides the box and the guide. */
  shape: PhotoShape;
  /** Address of the photo; left out, the empty frame shows what is to be taken. */
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

/** The guide (in a box of 400 by 300, or 300 by 400), and where its corners are rounded. */
const shapes = {
  card: { view: '0 0 400 300', x: 28, y: 41, width: 344, height: 218, round: 20 },
  page: { view: '0 0 300 400', x: 24, y: 24, width: 252, height: 352, round: 8 },
  face: { view: '0 0 300 400', x: 48, y: 56, width: 204, height: 280, round: 102 },
};

/** Four corners; of a face, the whole oval. */
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
 * A photo with the guide that it should fill laid over it: one sees whether all four corners are in. The whole photo is shown,
 * never cropped. Renders a `<div>` that readers pass over; the words beside it say what to do.
 */
export function PhotoFrame({ shape, src, children, className, ...rest }: PhotoFrameProps) {
  const known = shape in shapes ? shape : 'card';
  const { view } = shapes[known];
  const line = outline(known);
  return (
    <div aria-hidden {...rest} className={box({ shape: known, className })}>
      {src ? <img src={src} alt="" className="absolute inset-0 size-full object-contain" /> : children}
      <svg viewBox={view} fill="none" strokeLinecap="round" className="absolute inset-0 size-full">
        {/* Two strokes, so that it shows on dark photos and on light ones. */}
        {src ? <path d={line} className="stroke-surface" strokeWidth="8" /> : null}
        <path d={line} className={src ? 'stroke-ink' : 'stroke-control'} strokeWidth="3" />
      </svg>
    </div>
  );
}

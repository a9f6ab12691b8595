'use client';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';
import { code128Widths } from './code-128.js';

export interface BarcodeProps extends Native<'svg', 'children'> {
  /** What the scanner reads: printable ASCII, without gaps. */
  value: string;
  /** The accessible text in place of the value. Default: the value. */
  label?: string | undefined;
}

/** Blank modules that scanners need at each end. */
const QUIET = 10;
/** Size of the drawing; the drawing is stretched to its box. */
const HEIGHT = 10;

/**
 * A number as a Code 128 barcode. Renders an `<svg role="img">` named by the number, which receives every
 * other prop; nothing when Code 128 cannot encode the value.
 */
export function Barcode({ value, label, className, ...rest }: BarcodeProps) {
  const widths = code128Widths(value);
  if (!widths) {
    complain(
      'Barcode',
      `"${value}" cannot be written as a barcode, because it is empty or has other characters than printable ASCII, so none is shown. Give the reference as the shop's list has it.`,
    );
    return null;
  }
  let at = QUIET;
  let bars = '';
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) bars += `M${at} 0h${width}v${HEIGHT}h-${width}z`;
    at += width;
  }
  const whole = at + QUIET;
  return (
    <svg
      {...rest}
      role="img"
      aria-label={label ?? value}
      viewBox={`0 0 ${whole} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={cx('block h-18 w-full rounded-small', className)}
    >
      {/* Scanners need black on white, also in dark mode. */}
      <rect width={whole} height={HEIGHT} fill="white" />
      <path d={bars} fill="black" />
    </svg>
  );
}

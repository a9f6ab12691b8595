'use client';
import { useRef, useState, type ReactNode } from 'react';
import { CopyButton } from '../../actions/copy-button/index.js';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';
import { copyWords } from '../../foundations/strings/english-parts.js';
import { useStrings } from '../../foundations/strings/index.js';
import { Barcode } from './barcode.js';
import { groupedReference } from './grouped-reference.js';

export interface ReferenceBlockProps extends Native<'div', 'children'> {
  /** "Account number", "Reference". Also the name of the copied value. */
  label: string;
  /** The copied and encoded value, without gaps: "EC4821907". */
  value: string;
  /** The shown value. Default: the value in groups (`groupedReference`). */
  shown?: string | undefined;
  /** Also shows a barcode for a shop's scanner. */
  barcode?: boolean | undefined;
  /** Text below: deadline and place of payment. */
  caption?: ReactNode;
}

/**
 * A payment reference to read, copy or scan. Stands in a `<Card flush>`; several references form rows.
 * Renders a `<div>`, which receives every other prop: a `<dl>` beside a CopyButton, below a Barcode.
 */
export function ReferenceBlock({
  label,
  value,
  shown,
  barcode = false,
  caption,
  className,
  ...rest
}: ReferenceBlockProps) {
  const strings = useStrings(copyWords);
  const text = useRef<HTMLElement>(null);
  const [failed, setFailed] = useState(false);
  if (value === '')
    complain('ReferenceBlock', `"${label}" has no value, so it cannot be paid. Show it once it has a value.`);
  const written = shown ?? groupedReference(value);
  return (
    <div
      {...rest}
      className={cx(
        'relative px-4 py-2 before:pointer-events-none before:absolute before:start-4 before:end-0 before:top-0 before:h-px before:bg-decor first:before:hidden',
        className,
      )}
    >
      {barcode && value !== '' ? (
        <div className="pt-2 pb-3">
          <Barcode value={value} label={written} />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-3">
        <dl className="min-w-0 flex-1 basis-[8rem]">
          <dt className="text-caption text-muted">{label}</dt>
          <dd ref={text} dir="ltr" className="text-title font-strong text-ink tabular-nums rtl:text-end">
            {written}
          </dd>
        </dl>
        <span className="-mx-3 shrink-0">
          <CopyButton
            value={value}
            what={label}
            showsValue={text}
            onOutcome={(outcome) => setFailed(outcome === 'failed')}
          />
        </span>
      </div>
      {failed ? <p className="pb-1 text-caption font-semibold text-danger">{strings.pressAndHold}</p> : null}
      {caption ? <p className="pb-1 text-caption text-muted">{caption}</p> : null}
    </div>
  );
}

'use client';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import { LoaderCircle } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';
import { generalWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';

export interface ButtonProps extends Native<'button'> {
  /** One filled button per screen; every other button is `outline` or `text`. */
  variant?: 'filled' | 'outline' | 'text';
  /** `muted` is for leaving, `danger` for an action that cannot be undone (use `danger` with `outline`). */
  tone?: 'primary' | 'muted' | 'danger';
  /** The action is under way: taps are ignored; width and focus stay. */
  busy?: boolean | undefined;
  /** Shown while busy. Default: "Sending…". */
  busyLabel?: string;
  /** An icon of `@kopa/ui/icons`, drawn at 20 px. The icon grows with the text. */
  icon?: ReactNode;
  /** As wide as its container. */
  block?: boolean;
  type?: 'button' | 'submit' | 'reset';
  /** Prefer an enabled button with an explanation: a disabled button cannot say what is missing. */
  disabled?: boolean | undefined;
  /** The id of a form elsewhere on the page, for a submit button in the footer. */
  form?: string | undefined;
  /** The action, with the amount when money moves: "Get money: USh 9,884". */
  children: ReactNode;
}

const look = cva(
  'grid items-center justify-center text-center text-body text-balance font-semibold transition-colors duration-press',
  {
    variants: {
      variant: {
        filled: 'min-h-control px-5 py-2.5 rounded-button',
        outline: 'min-h-control px-5 py-2.5 rounded-button border',
        text: 'min-h-11 px-3 py-2 rounded-button',
      },
      tone: { primary: '', muted: '', danger: '' },
      disabled: { true: 'text-subtle' },
      block: { true: 'w-full', false: 'max-w-full' },
    },
    // A disabled button has no tone.
    compoundVariants: [
      { variant: 'filled', disabled: true, class: 'border border-control bg-sunken' },
      { variant: 'outline', disabled: true, class: 'border-control bg-sunken' },
      { variant: 'outline', disabled: false, class: 'border-control bg-surface' },
      { variant: 'filled', tone: 'primary', class: 'bg-primary text-on-primary active:bg-primary-press' },
      { variant: 'filled', tone: 'muted', class: 'bg-inverse text-on-inverse' },
      { variant: 'filled', tone: 'danger', class: 'bg-danger text-on-danger' },
      { variant: 'outline', tone: 'primary', class: 'text-ink active:bg-sunken' },
      { variant: 'text', tone: 'primary', class: 'text-link active:bg-primary-soft' },
      { variant: ['outline', 'text'], tone: 'muted', class: 'text-muted active:bg-sunken' },
      { variant: ['outline', 'text'], tone: 'danger', class: 'text-danger active:bg-danger-soft' },
    ],
  },
);

/** A button. Renders a `<button type="button">`, which receives every other prop. */
export function Button({
  variant = 'filled',
  tone = 'primary',
  busy = false,
  busyLabel,
  icon,
  block = false,
  type = 'button',
  disabled = false,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const strings = useStrings(generalWords);
  if ((children == null || children === '') && !rest['aria-label'])
    complain(
      'Button',
      'it has no words, so its effect is unknown. Pass words for the effect, or use IconButton.',
    );
  if (busy && disabled)
    complain(
      'Button',
      'it is busy and disabled, so it loses the focus during the request. Remove disabled: a busy button ignores taps.',
    );
  const place = 'col-start-1 row-start-1 min-w-0';
  const line = `${place} flex items-center justify-center gap-2`;
  return (
    <button
      {...rest}
      // Neither oxlint nor React can see that `type` is one of the three.
      // oxlint-disable-next-line react/button-has-type
      type={type}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => {
        // A second tap must not send twice; preventDefault also keeps a submit button from submitting.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      className={look({ variant, tone: disabled ? null : tone, disabled, block, className })}
    >
      {icon ? (
        <span className={cx(line, busy && 'invisible')}>
          <span className="shrink-0 [&>svg]:size-[1.25em]">{icon}</span>
          <span className="min-w-0">{children}</span>
        </span>
      ) : (
        <span className={cx(place, busy && 'invisible')}>{children}</span>
      )}
      {busy || busyLabel ? (
        // Rendered invisibly at rest, too, so that the width does not change while busy.
        <span className={cx(line, !busy && 'invisible')}>
          <LoaderCircle
            aria-hidden
            className={cx('size-[1.25em]', busy && 'animate-spin motion-reduce:animate-none')}
          />
          <span className="min-w-0">{busyLabel ?? strings.sending}</span>
        </span>
      ) : null}
    </button>
  );
}

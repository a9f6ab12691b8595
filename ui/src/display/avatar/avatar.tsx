'use client';
import { cva } from 'class-variance-authority';
import { useState } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { User } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';

export interface AvatarProps extends Native<'span', 'children' | 'role' | 'aria-label'> {
  /** Whose mark it is. The initials are those of the first and the last word; without a name a drawing. */
  name: string | null | undefined;
  /** The address of a picture. While the picture loads, and when it does not arrive, the initials stay. */
  src?: string | undefined;
  /** Beside a line, a heading, or a heading with a line below. Grows with the text. */
  size?: 'small' | 'medium' | 'large';
  /** `primary` is for the reader's own mark. */
  tone?: 'neutral' | 'primary';
  /**
   * Read by screen readers where the name is not written beside the mark: "Achieng Atieno". Without a label
   * the mark is hidden from them.
   */
  label?: string | undefined;
}

const look = cva('relative inline-flex shrink-0 items-center justify-center rounded-full select-none', {
  variants: {
    size: {
      small: 'size-6 text-caption font-semibold',
      medium: 'size-[2.5rem] text-body font-semibold',
      large: 'size-[3rem] text-title',
    },
    tone: { neutral: 'bg-sunken text-muted', primary: 'bg-primary-soft text-on-primary-soft' },
  },
});

/** The first letters of the first and the last word of a name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

/**
 * The mark of a person: a picture, else initials, else a drawing. Renders a `<span>`, which receives every
 * other prop. The mark is no button: put it into one.
 */
export function Avatar({
  name,
  src,
  size = 'medium',
  tone = 'neutral',
  label,
  className,
  ...rest
}: AvatarProps) {
  const [absent, setAbsent] = useState<string>();
  if (label?.trim() === '')
    complain(
      'Avatar',
      'its label is empty, so readers hear of a picture without a name. Pass the name, or no label beside a written name.',
    );
  const letters = name ? initials(name) : '';
  return (
    <span
      {...rest}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={look({ size, tone, className })}
    >
      {letters || <User aria-hidden className="size-[60%]" />}
      {src && src !== absent ? (
        <img
          src={src}
          alt=""
          onError={() => setAbsent(src)}
          className="absolute inset-0 size-full rounded-full object-cover"
        />
      ) : null}
    </span>
  );
}

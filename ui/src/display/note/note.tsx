import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { Info } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';
import { toneGround, toneIcons, toneInk } from './tones.js';

export interface NoteProps extends Native<'div', 'title'> {
  /** `primary` is for good news with a date, `neutral` for remarks on the page's ground. */
  tone?: 'info' | 'success' | 'warning' | 'danger' | 'primary' | 'neutral';
  /** Default: the tone's icon. `null` hides the icon. */
  icon?: ReactNode;
  /** Bold text above the message. */
  title?: ReactNode;
  /** One or two sentences. */
  children?: ReactNode;
}

const look = cva('flex gap-2.5 rounded-medium', {
  variants: { room: { aside: 'px-1 py-1', titled: 'px-4 py-3', plain: 'px-3 py-2.5' } },
});
const iconLook = cva('shrink-0', {
  variants: { aside: { true: '[&>svg]:size-[1.25em]', false: '-my-[0.125em] [&>svg]:size-[1.5em]' } },
});
const icons = { ...toneIcons, primary: Info, neutral: Info };

/**
 * A message beside an action: tint, icon and text. Put the note into a `role="alert"` when the note answers
 * an action. Renders a `<div>`, which receives every other prop; without text nothing.
 */
export function Note({ tone: wanted = 'info', icon, title, className, children, ...rest }: NoteProps) {
  const tone = wanted in icons ? wanted : 'info';
  if (tone !== wanted)
    complain(
      'Note',
      `there is no tone "${wanted}", so info is used. Pass one of ${Object.keys(icons).join(', ')}.`,
    );
  if (!title && !children) {
    complain('Note', 'it has no words, so nothing is shown. Give it children, or leave it out.');
    return null;
  }
  const Icon = icons[tone];
  const aside = tone === 'neutral';
  return (
    <div
      {...rest}
      className={look({
        room: aside ? 'aside' : title ? 'titled' : 'plain',
        className: [toneGround({ tone }), className],
      })}
    >
      {icon === null ? null : (
        <span className={iconLook({ aside, className: toneInk({ tone }) })}>
          {icon ?? <Icon aria-hidden />}
        </span>
      )}
      <div className={aside ? 'min-w-0 text-caption text-muted' : 'min-w-0 text-label font-text text-ink'}>
        {title ? <p className="text-label font-semibold text-ink">{title}</p> : null}
        {title && children ? <div className="mt-0.5 text-caption text-muted">{children}</div> : children}
      </div>
    </div>
  );
}

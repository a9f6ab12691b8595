'use client';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button/index.js';
import { complain } from '../../foundations/complain/index.js';
import { ArrowLeft } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';
import { generalWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';

export interface NavBarProps extends Native<'header', 'title' | 'children'> {
  /** The page's name; an h1 unless `heading` is false. */
  title?: ReactNode;
  /** The page has another h1: the title is plain text. */
  heading?: boolean;
  /** Shows the back button with this action, which calls the host's router or the native app. */
  onBack?: (() => void) | undefined;
  /** Replaces the back button, aligned to the gutter: the brand mark on home. */
  start?: ReactNode;
  /** Actions; help is always last. */
  end?: ReactNode;
  /** Hides surface and rule: login, waiting and result pages. */
  plain?: boolean;
}

const look = cva('flex min-h-14 flex-wrap items-center border-b pe-1', {
  variants: {
    back: { true: 'ps-1', false: 'ps-4' },
    plain: { true: 'border-transparent bg-page', false: 'border-decor bg-surface' },
  },
});

/**
 * The top bar, 56 px. Grows before a word breaks: a long title takes two lines, and with large text the
 * actions move below the title. Renders a `<header>`, which receives every other prop.
 */
export function NavBar({
  title,
  heading,
  onBack,
  start,
  end,
  plain = false,
  className,
  ...rest
}: NavBarProps) {
  const strings = useStrings(generalWords);
  const Title = (heading ?? !start) ? 'h1' : 'p';
  if (onBack && start)
    complain('NavBar', 'it has both onBack and start, but room for one: back is shown. Remove the other.');
  if (heading && !title)
    complain('NavBar', 'heading is set, but there is no title to be the h1. Give it a title.');
  return (
    <header {...rest} className={look({ back: Boolean(onBack), plain, className })}>
      {/* As wide as its longest word, for the wrap; a word wider than the page breaks after all. */}
      <div className="flex w-min max-w-full grow items-center">
        {onBack ? (
          <IconButton label={strings.back} icon={<ArrowLeft aria-hidden />} onClick={onBack} />
        ) : start ? (
          <span className="me-2 shrink-0">{start}</span>
        ) : null}
        {title ? <Title className="min-w-0 flex-1 py-1 text-title text-ink">{title}</Title> : null}
      </div>
      {end ? <div className="ms-auto flex shrink-0 items-center">{end}</div> : null}
    </header>
  );
}

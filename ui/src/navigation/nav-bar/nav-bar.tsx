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
  /** The page has its h1 elsewhere: the title is plain text. */
  heading?: boolean;
  /** Shows the back button, which does this: the host asks its router or the phone. */
  onBack?: (() => void) | undefined;
  /** In place of back, at the gutter: the brand mark on home. */
  start?: ReactNode;
  /** Actions; help is always the last. */
  end?: ReactNode;
  /** Without surface and rule: login, waiting and results. */
  plain?: boolean;
}

const look = cva('flex min-h-14 flex-wrap items-center border-b pe-1', {
  variants: {
    back: { true: 'ps-1', false: 'ps-4' },
    plain: { true: 'border-transparent bg-page', false: 'border-decor bg-surface' },
  },
});

/**
 * The bar at the top, 56 px. It grows before a word breaks: a long title takes two lines, and where words are large the
 * actions go below it. Renders a `<header>`, which gets every other prop.
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
    complain(
      'NavBar',
      'it has both onBack and start, and there is room for one: back is shown. Remove the other.',
    );
  if (heading && !title)
    complain('NavBar', 'heading is set, but there is no title to be the h1. Give it a title.');
  return (
    <header {...rest} className={look({ back: Boolean(onBack), plain, className })}>
      <div className="flex min-w-min flex-1 items-center">
        {onBack ? (
          <IconButton label={strings.back} icon={<ArrowLeft aria-hidden />} onClick={onBack} />
        ) : start ? (
          <span className="me-2 shrink-0">{start}</span>
        ) : null}
        {/* A word wider than the page breaks after all: the bar's own paddings and back are 56. */}
        {title ? (
          <Title className="max-w-[calc(100vw-theme(spacing.14))] flex-1 py-1 text-title text-ink">
            {title}
          </Title>
        ) : null}
      </div>
      {end ? <div className="ms-auto flex shrink-0 items-center">{end}</div> : null}
    </header>
  );
}

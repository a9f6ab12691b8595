'use client';
import type { ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button/index.js';
import { cx } from '../../foundations/cx/index.js';
import { ArrowLeft } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/strings/index.js';

export interface NavBarProps {
  /** The page's name; an h1 unless `heading` is false. */
  title?: ReactNode;
  /** The page has its h1 elsewhere: the title is plain text. */
  heading?: boolean;
  onBack?: (() => void) | undefined;
  /** In place of back, at the gutter: the brand mark on home. */
  start?: ReactNode;
  /** Actions; help is always the last. */
  end?: ReactNode;
  /** Without surface and rule: login, waiting and results. */
  plain?: boolean;
}

/** The bar at the top, 56 px; it grows with a long title. Renders a `<header>`. */
export function NavBar({ title, heading, onBack, start, end, plain = false }: NavBarProps) {
  const strings = useStrings();
  const Title = (heading ?? !start) ? 'h1' : 'p';
  return (
    <header
      className={cx(
        'flex min-h-14 items-center border-b pe-1',
        onBack ? 'ps-1' : 'ps-4',
        plain ? 'border-transparent bg-page' : 'border-decor bg-surface',
      )}
    >
      {onBack ? (
        <IconButton label={strings.back} icon={<ArrowLeft aria-hidden />} onClick={onBack} />
      ) : start ? (
        <span className="me-2 shrink-0">{start}</span>
      ) : null}
      {title ? (
        <Title className="min-w-0 flex-1 py-1 text-title text-ink">{title}</Title>
      ) : (
        <span className="flex-1" />
      )}
      {end ? <div className="flex shrink-0 items-center">{end}</div> : null}
    </header>
  );
}

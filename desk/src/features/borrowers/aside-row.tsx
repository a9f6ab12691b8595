import type { Icon } from '@kopa/ui/icons';
import type { ReactNode } from 'react';
import { marketDay, useFormat } from '../../shared/language/format.ts';

/** What people did beside the money, as a row of the timeline. Renders an `<li>`. */
export function AsideRow({
  at,
  icon: Mark,
  title,
  children,
  end,
}: {
  at: number;
  icon: Icon;
  title: string;
  children: ReactNode;
  /** Stands at the end of the row. */
  end?: ReactNode;
}) {
  const { days } = useFormat();
  const day = marketDay(at);
  return (
    <li className="flex flex-wrap items-start gap-x-4 border-b border-decor px-6 py-2.5 text-body max-[44.99rem]:px-4">
      <span className="w-32 text-muted tabular-nums max-[44.99rem]:w-full max-[44.99rem]:text-caption">
        {days(day, day)}
      </span>
      <span className="flex size-7 items-center justify-center rounded-full border border-control text-muted max-[44.99rem]:hidden">
        <Mark aria-hidden className="size-4" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-ink">{title}</span>
        <span className="block text-caption wrap-anywhere text-muted">{children}</span>
      </span>
      {end}
    </li>
  );
}

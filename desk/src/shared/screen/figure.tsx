import { CircleAlert } from '@kopa/ui/icons';

/** One figure of the row at the top of a page, inside of `Figures`. */
export function Figure({
  name,
  value,
  more,
  alarm = false,
}: {
  name: string;
  value: string;
  more?: string | undefined;
  alarm?: boolean;
}) {
  return (
    <div className="px-4 py-2 not-first:border-s not-first:border-decor first:ps-0 max-[44.99rem]:px-0 max-[44.99rem]:not-first:border-s-0">
      <dt className="text-caption text-muted">{name}</dt>
      <dd className="flex items-center gap-2 text-amount text-ink tabular-nums">
        {value}
        {alarm ? <CircleAlert aria-hidden className="size-5 text-danger" /> : null}
        {more ? <span className="text-caption text-muted">{more}</span> : null}
      </dd>
    </div>
  );
}

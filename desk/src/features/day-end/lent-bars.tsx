import type { MoneyOfDay } from '@kopa/contract/desk/day-end-entities';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';

/** The height of the bars, the room for the days below, and for the highest line's words above. */
const [height, below, above] = [140, 24, 20];

/** Two bars a day, solid for lent, hatched for collected. Renders an `<svg>` with a name for readers. */
export function LentBars({ days }: { days: readonly MoneyOfDay[] }) {
  const { t } = useTranslation('desk');
  const { sum, money } = useFormat();
  const hatch = useId();
  const highest = niceAbove(Math.max(...days.flatMap((each) => [each.lentCents, each.collectedCents])));
  const total = (of: 'lentCents' | 'collectedCents') => money(days.reduce((all, each) => all + each[of], 0));
  const room = 100 / days.length;
  const bars = [
    { of: 'lentCents', fill: 'currentColor', from: 0.12 },
    { of: 'collectedCents', fill: `url(#${hatch})`, from: 0.52 },
  ] as const;
  return (
    <figure className="pt-3">
      <figcaption className="flex gap-4 text-caption text-muted">
        <Key name={t('dayEnd.lent')} solid />
        <Key name={t('dayEnd.collected')} />
      </figcaption>
      <svg
        role="img"
        aria-label={t('dayEnd.chart', {
          count: days.length,
          lent: total('lentCents'),
          collected: total('collectedCents'),
        })}
        width="100%"
        height={height + below + above}
        className="text-primary"
      >
        <defs>
          <pattern
            id={hatch}
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="2" height="5" fill="currentColor" />
          </pattern>
        </defs>
        {[1, 0.5, 0].map((part) => {
          const y = above + height * (1 - part);
          return (
            <g key={part}>
              <line x1="0" x2="100%" y1={y} y2={y} stroke="currentColor" className="text-decor" />
              <text x="0" y={y - 4} className="fill-muted text-caption tabular-nums">
                {part === 0 ? '' : sum(highest * part)}
              </text>
            </g>
          );
        })}
        {days.map((each, index) => (
          <g key={each.day}>
            {bars.map(({ of, fill, from }) => {
              const tall = (each[of] / highest) * height;
              return (
                <rect
                  key={of}
                  x={`${(index + from) * room}%`}
                  width={`${room * 0.36}%`}
                  y={above + height - tall}
                  height={tall}
                  fill={fill}
                  stroke="currentColor"
                  strokeWidth={tall > 0 ? 1 : 0}
                />
              );
            })}
            <text
              x={`${(index + 0.5) * room}%`}
              y={above + height + 17}
              textAnchor="middle"
              className={
                index === days.length - 1 ? 'fill-ink text-caption font-semibold' : 'fill-muted text-caption'
              }
            >
              {Number(each.day.slice(8))}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

function Key({ name, solid = false }: { name: string; solid?: boolean }) {
  const hatch = useId();
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg aria-hidden width="12" height="12" className="text-primary">
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="2" height="5" fill="currentColor" />
        </pattern>
        <rect width="12" height="12" fill={solid ? 'currentColor' : `url(#${hatch})`} stroke="currentColor" />
      </svg>
      {name}
    </span>
  );
}

/** The next round figure, 1, 2 or 5 with zeros, so that the lines of the chart are round. At least 1,000. */
function niceAbove(cents: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(cents, 100_000)));
  return ([1, 2, 5].find((times) => times * power >= cents) ?? 10) * power;
}

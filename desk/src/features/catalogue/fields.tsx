import { Stepper } from '@kopa/ui/stepper';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { cx } from '../../shared/screen/cx.ts';

const columns =
  'grid grid-cols-2 items-center gap-x-4 gap-y-1 min-[45rem]:grid-cols-[minmax(0,1fr)_9rem_11rem_minmax(0,1fr)]';

/** The heads above the values, where these stand in columns. Each value says the same to readers. */
export function ValueHeads({ from }: { from: string }) {
  const { t } = useTranslation('desk');
  const { day } = useFormat();
  return (
    <div
      aria-hidden
      className={cx(
        columns,
        'border-b border-control px-2 pb-2 text-caption text-muted max-[44.99rem]:hidden',
      )}
    >
      <span>{t('catalogue.what')}</span>
      <span className="text-end">{t('catalogue.now')}</span>
      <span className="text-end">{t('catalogue.from', { day: day(from) })}</span>
      <span>{t('catalogue.bounds')}</span>
    </div>
  );
}

/** The largest count: as many digits as any other value may have. */
const mostOfAll = 999_999_999;

/** A value of a product: its name, the value now, the typed value, and its bound or what is wrong. */
export function ValueRow({
  name,
  now,
  bound,
  value,
  isChanged,
  isCount = false,
  disabled,
  error,
  onChange,
}: {
  name: string;
  now: string;
  bound: string;
  value: string;
  isChanged: boolean;
  /** The value is a small whole number. */
  isCount?: boolean;
  disabled: boolean;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation('desk');
  const id = useId();
  // A stepper brings its own label, and says itself what is wrong.
  const Name = isCount ? 'span' : 'label';
  const wrong = isCount ? undefined : error;
  return (
    <div className={cx(columns, 'border-b border-decor px-2 py-2 text-body', isChanged && 'bg-primary-soft')}>
      <Name
        {...(isCount ? { 'aria-hidden': true } : { htmlFor: id })}
        className={cx(isChanged ? 'font-semibold text-on-primary-soft' : 'text-ink')}
      >
        {name}
      </Name>
      <span className="text-end text-muted tabular-nums">
        <span className="sr-only">{t('catalogue.now')}: </span>
        {now}
      </span>
      {isCount ? (
        <Stepper
          id={id}
          label={name}
          labelHidden
          max={mostOfAll}
          value={Number(value)}
          disabled={disabled}
          error={error}
          aria-describedby={`${id}-bound`}
          onChange={(count) => onChange(String(count))}
          className="justify-self-end"
        />
      ) : (
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          disabled={disabled}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-bound`}
          onChange={(event) => onChange(event.target.value)}
          className={cx(
            'min-h-9 w-full min-w-0 rounded-medium border bg-surface px-2 text-end text-ink tabular-nums disabled:bg-sunken pointer-coarse:min-h-11',
            error ? 'border-danger' : 'border-control',
          )}
        />
      )}
      <span id={`${id}-bound`} className={cx('text-caption', wrong ? 'text-danger' : 'text-muted')}>
        {wrong ?? bound}
      </span>
    </div>
  );
}

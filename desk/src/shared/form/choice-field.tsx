import { RhfField } from '@kopa/ui/react-hook-form';
import { useTranslation } from 'react-i18next';

/** A choice of one value in a form. Renders a `<label>`, a native `<select>`, and what is wrong. */
export function ChoiceField({
  name,
  label,
  options,
  onChosen,
}: {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  onChosen?: () => void;
}) {
  const { t } = useTranslation('desk');
  return (
    <RhfField name={name} label={label}>
      {({ id, value, error, onChange, onBlur }) => (
        <div className="flex flex-col gap-1">
          <label htmlFor={id} className="text-label text-muted">
            {label}
          </label>
          <select
            id={id}
            value={value ?? ''}
            aria-invalid={error !== undefined}
            aria-describedby={error ? `${id}-said` : undefined}
            onBlur={onBlur}
            onChange={(event) => {
              onChange(event.target.value);
              onChosen?.();
            }}
            className={`min-h-control w-full rounded-medium border bg-surface px-3 text-body text-ink ${error ? 'border-danger' : 'border-control'}`}
          >
            <option value="">{t('contacts.choose')}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          {error ? (
            <p id={`${id}-said`} className="text-caption text-danger">
              {error}
            </p>
          ) : null}
        </div>
      )}
    </RhfField>
  );
}

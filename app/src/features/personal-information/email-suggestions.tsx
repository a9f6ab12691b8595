import { offeredHosts, type PersonalSection } from '@kopa/contract/sections';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { setText } from '../../shared/form/set-text.ts';
import { policy } from '../../shared/session/policy.ts';

/** Suggestions of frequent domains while an address has none (S5-04). Renders only on a change. */
export function EmailSuggestions({ form }: { form: UseFormReturn<PersonalSection> }) {
  const { t } = useTranslation('personal');
  const offered = useWatch({
    control: form.control,
    name: 'email',
    compute: (email: string) => suggestionsFor(email).join(' '),
  });
  if (offered === '') return null;
  return (
    <div role="group" aria-label={t('email.suggestions')} className="flex flex-wrap gap-1 px-4 pt-2 pb-3">
      {offered.split(' ').map((host) => (
        <button
          key={host}
          type="button"
          className="min-h-11 rounded-medium border border-control bg-surface px-2 text-caption text-link"
          // A tap keeps the caret and the keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ currentTarget }) => {
            // The buttons disappear after the choice, so the focus must move for keyboard users.
            const byKeys = document.activeElement === currentTarget;
            setText(form, 'email', `${form.getValues('email').split('@')[0]}@${host}`);
            if (byKeys) document.getElementById('email')?.focus();
          }}
        >
          @{host}
        </button>
      ))}
    </div>
  );
}

function suggestionsFor(email: string): readonly string[] {
  const [name, host, ...more] = email.split('@');
  if (!name || more.length > 0) return [];
  return offeredHosts(policy().email).filter((known) => known !== host && known.startsWith(host ?? ''));
}

import type { Consent } from '@kopa/contract/entities';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { dayOf } from '../../shared/session/calendar.ts';

/** The purpose of a permission, and a hint when the text has changed since the consent. */
export function PermissionPurpose({ consent }: { consent: Consent }) {
  const { t } = useTranslation('permissions');
  const format = useFormat();
  const { text, version, answer, answeredAt, answeredVersion } = consent;
  return (
    <>
      <span className="block">{text}</span>
      {answer === 'given' && answeredAt !== null && (
        <span className="mt-1 block font-medium text-ink">
          {t(answeredVersion === version ? 'saidYes' : 'saidYesBefore', {
            day: format.longDay(dayOf(answeredAt)),
          })}
        </span>
      )}
    </>
  );
}

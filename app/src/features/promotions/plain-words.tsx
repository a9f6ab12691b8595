import { quote, type LoanSize, type PricingTerms } from '@kopa/contract/pricing';
import { Card } from '@kopa/ui/card';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../shared/language/country-name.ts';
import { useFormat } from '../../shared/language/format.ts';
import { unbroken } from '../../shared/language/unbroken.ts';
import { policy } from '../../shared/session/policy.ts';

/** The eligible borrowers, by the policy (S1-02, S1-03, S1-46). */
export function WhoCanApply() {
  const { t } = useTranslation('promotion');
  const country = useCountryName();
  return (
    <Points
      heading={t('who.heading')}
      points={[
        t('who.age', { age: policy().applicant.minimumAge, country }),
        t('who.income'),
        t('who.id'),
        t('who.one'),
      ]}
    />
  );
}

/** Warnings before borrowing: a possible rejection, and the cost of late payment. */
export function BeforeYouBorrow({ terms, size }: { terms: PricingTerms; size: LoanSize }) {
  const { t } = useTranslation('promotion');
  const format = useFormat();
  const { review } = policy();
  const { penaltyPerDayCents } = quote(size, terms);
  return (
    <Points
      heading={t('honest.heading')}
      points={[
        t('honest.need'),
        t('honest.answer', { minutes: review.usualMinutes, hours: review.promiseHours }),
        ...(penaltyPerDayCents > 0 ? [t('honest.late', { sum: format.money(penaltyPerDayCents) })] : []),
        terms.accrual === 'daily' ? t('honest.earlyCheaper') : t('honest.early'),
      ]}
    />
  );
}

function Points({ heading, points }: { heading: string; points: string[] }) {
  return (
    <Card heading={heading}>
      <ul className="flex list-disc flex-col gap-2 ps-5 text-body text-ink">
        {points.map((point) => (
          <li key={point}>{unbroken(point)}</li>
        ))}
      </ul>
    </Card>
  );
}

import type { IdentityFindings } from '@kopa/contract/desk/identity-entities';
import { isDay } from '@kopa/contract/calendar';
import { Check, CircleAlert, Minus } from '@kopa/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../shared/screen/cx.ts';
import { useFormat } from '../../shared/language/format.ts';

const fields = ['number', 'names', 'birthday'] as const;

/** What was typed beside what was read on each side, and the distance of the faces. Renders a `<table>`. */
export function Compared({ findings }: { findings: IdentityFindings }) {
  const { t } = useTranslation('desk');
  const { day } = useFormat();
  const { face, verdict } = findings;
  const text = (value: string | null) =>
    value === null ? (
      <span className="text-muted">{t('identity.unread')}</span>
    ) : isDay(value) ? (
      day(value)
    ) : (
      value
    );
  const distance =
    face.distance === null
      ? t(`identity.face.${face.state}`)
      : face.limits
        ? t('identity.distance', {
            distance: face.distance.toFixed(2),
            match: face.limits.match.toFixed(2),
            review: face.limits.review.toFixed(2),
          })
        : t('identity.distanceAlone', { distance: face.distance.toFixed(2) });
  const cell = 'py-2 pe-3 wrap-anywhere tabular-nums';
  const head = 'py-2 pe-3 text-start font-text text-muted';
  return (
    <section className="flex flex-col gap-3">
      <table className="w-full text-body text-ink">
        <caption className="sr-only">{t('identity.compared')}</caption>
        <thead>
          <tr className="border-b border-control text-caption">
            {(['field', 'typed', 'front', 'back', 'agree'] as const).map((name) => (
              <th key={name} scope="col" className={head}>
                {t(`identity.head.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => {
            const { typed, front, back, agree } = findings[field];
            return (
              <tr key={field} className={cx('border-b border-decor', agree === 'no' && 'bg-warning-soft')}>
                <th scope="row" className={head}>
                  {t(`identity.field.${field}`)}
                </th>
                <td className={cell}>{text(typed)}</td>
                <td className={cell}>{text(front)}</td>
                <td className={cell}>{text(back)}</td>
                <td className="py-2">
                  <Agrees agree={agree}>{t(`identity.agree.${agree}`)}</Agrees>
                </td>
              </tr>
            );
          })}
          <tr className="border-b border-decor">
            <th scope="row" className={head}>
              {t('identity.field.face')}
            </th>
            <td className={cx(cell, 'text-muted')}>{t('identity.notTyped')}</td>
            <td className={cell} colSpan={2}>
              {distance}
            </td>
            <td className="py-2">
              <Agrees agree={faceLooks[face.state]}>{t(`identity.faceAgree.${face.state}`)}</Agrees>
            </td>
          </tr>
        </tbody>
      </table>
      {verdict ? <p className="text-body text-ink">{t(`identity.verdict.${verdict}`)}</p> : null}
    </section>
  );
}

const faceLooks = {
  match: 'yes',
  review: 'perhaps',
  reject: 'no',
  noFace: 'unread',
  notCompared: 'unread',
} as const;

const looks = {
  yes: ['text-success', Check],
  no: ['text-warning', CircleAlert],
  perhaps: ['text-warning', CircleAlert],
  unread: ['text-muted', Minus],
} as const;

function Agrees({ agree, children }: { agree: keyof typeof looks; children: ReactNode }) {
  const [tone, AgreeIcon] = looks[agree];
  return (
    <span className={cx('inline-flex items-center gap-1 font-semibold', tone)}>
      <AgreeIcon aria-hidden className="size-4" />
      {children}
    </span>
  );
}

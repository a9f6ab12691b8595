import { useTranslation } from 'react-i18next';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Says how long something lasts: '40 min', '3 h 40 min', '2 d 1 h'; at least one minute. */
export function useDuration(): (ms: number) => string {
  const { t } = useTranslation('desk');
  return (ms) => {
    const whole = Math.max(ms, minute);
    const [days, hours, minutes] = [
      Math.floor(whole / day),
      Math.floor((whole % day) / hour),
      Math.floor((whole % hour) / minute),
    ];
    if (days > 0) return hours > 0 ? t('time.daysHours', { days, hours }) : t('time.days', { days });
    if (hours > 0)
      return minutes > 0 ? t('time.hoursMinutes', { hours, minutes }) : t('time.hours', { hours });
    return t('time.minutes', { minutes });
  };
}

/** Says how much of a promise is left: 'in 3 h 40 min', '47 min late'. */
export function usePromiseWords(): (dueAt: number, now: number) => string {
  const { t } = useTranslation('desk');
  const duration = useDuration();
  return (dueAt, now) =>
    dueAt < now
      ? t('promise.late', { time: duration(now - dueAt) })
      : t('promise.left', { time: duration(dueAt - now) });
}

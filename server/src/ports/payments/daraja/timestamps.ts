const nairobiMs = 3 * 3_600_000;

/** YYYYMMDDHHmmss in Nairobi. */
export function timestampOf(instant: number): string {
  return new Date(instant + nairobiMs).toISOString().replace(/\D/g, '').slice(0, 14);
}

/** 'YYYY-MM-DD HH:mm:ss' in Nairobi. */
export function dateTimeOf(instant: number): string {
  return new Date(instant + nairobiMs).toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * The instant of digits as in 20260115120000, or of 2026-01-15T12:00:00Z: Daraja writes the time of Nairobi,
 * whatever letter it puts after it. `null` when it is none.
 */
export function nairobiInstant(written: unknown): number | null {
  const digits = String(written).replace(/\D/g, '').slice(0, 14);
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+03:00`);
  return Number.isNaN(instant) ? null : instant;
}

const systems = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Macintosh', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;
/** In this order, because Edge and Opera also name Chrome, and Chrome also names Safari. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

/** System and browser of a user agent, as in 'Windows, Chrome'; '' if unknown. */
export function deviceName(userAgent: string): string {
  const named = (names: readonly (readonly [part: string, name: string])[]) =>
    names.find(([part]) => userAgent.includes(part))?.[1];
  return [named(systems), named(browsers)].filter(Boolean).join(', ');
}

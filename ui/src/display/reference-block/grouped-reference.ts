/**
 * A reference in groups that can be read aloud and compared: "600123" as "600 123", longer digits in fours
 * ("1234 5678 901"), letters before digits apart ("KE 2026 1121 001"), mixed values of nine and more
 * characters in fours ("K7M3 QX9T AB4"). Others stay unchanged.
 */
export function groupedReference(value: string): string {
  if (/^\d{5,6}$/.test(value)) return value.replace(/(?=\d{3}$)/, ' ');
  const [, letters = '', rest = ''] = /^([A-Z]{2,4}(?=\d{5,}$))?([A-Z\d]+)$/.exec(value) ?? [];
  if (!letters && rest.length < (/^\d+$/.test(rest) ? 5 : 9)) return value;
  return [letters, rest.replace(/.{4}(?=.)/g, '$& ')].filter(Boolean).join(' ');
}

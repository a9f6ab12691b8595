import { cloneElement, type ReactElement } from 'react';

/**
 * A text with marked words, as in "Read the <terms>terms of service</terms>.": each mark renders its element
 * around the words. react-i18next's `Trans` would add an HTML parser of 4.9 kB.
 */
export function MarkedText({
  text,
  marks,
}: {
  text: string;
  /** By the mark's name; marks do not nest. */
  marks: Readonly<Record<string, ReactElement>>;
}) {
  // Alternating: plain text, a mark's name, its text.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, at) => {
    if (at % 3 === 0) return part;
    const mark = at % 3 === 1 ? marks[part] : undefined;
    const words = parts[at + 1];
    if (at % 3 === 2) return null;
    return mark ? cloneElement(mark, { key: at }, words) : words;
  });
}

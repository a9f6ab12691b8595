/** The selected part of a text, in UTF-16 units. */
export interface Caret {
  start: number;
  end: number;
}

/** A text with a paragraph in the place of the selection, or at the end; and where that paragraph ends. */
export function insertedAt(
  text: string,
  caret: Caret | null,
  paragraph: string,
): [text: string, end: number] {
  const { start, end } = caret ?? { start: text.length, end: text.length };
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end).trimStart();
  const head = before === '' ? paragraph : `${before}\n\n${paragraph}`;
  return [after === '' ? head : `${head}\n\n${after}`, head.length];
}

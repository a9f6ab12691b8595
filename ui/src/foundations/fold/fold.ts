/** Normalises a text for search, without case and accents: `fold('Ágape')` is 'agape'. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The first match of a folded query, as [start, end) of the original text; a match at the start of a word is
 * preferred.
 */
export function findFolded(text: string, query: string): readonly [number, number] | undefined {
  if (query === '') return undefined;
  // Folding may change lengths, so each folded letter keeps its original position.
  const origin: number[] = [];
  let folded = '';
  let position = 0;
  for (const letter of text) {
    for (const part of fold(letter)) {
      folded += part;
      origin.push(position);
    }
    position += letter.length;
  }
  origin.push(text.length);
  const inside = folded.indexOf(query);
  if (inside < 0) return undefined;
  const atWord = folded.startsWith(query) ? 0 : folded.indexOf(` ${query}`) + 1;
  const start = atWord > 0 || folded.startsWith(query) ? atWord : inside;
  return [origin[start] ?? 0, origin[start + query.length] ?? text.length];
}

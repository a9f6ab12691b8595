// Widths of bars and gaps in modules, bar first, by symbol value (ISO/IEC 15417): 103 to 105 start sets A, B
// and C, 106 stops.
const SYMBOLS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ');
const TO_C = 99;
const TO_B = 100;
const START_B = 104;
const START_C = 105;
const STOP = 106;

/** Characters of set B: printable ASCII. */
const WRITABLE = /^[ -~]+$/;

/**
 * The symbol values of a text in Code 128, from start to stop, the check symbol included. Runs of digits go
 * two to a symbol (set C) where that is shorter. Gives undefined when the text is empty or has characters
 * other than printable ASCII.
 */
export function code128Symbols(text: string): number[] | undefined {
  if (!WRITABLE.test(text)) return undefined;
  const values: number[] = [];
  let set: 'B' | 'C' | undefined;
  const change = (to: 'B' | 'C') => {
    if (set === to) return;
    if (set === undefined) values.push(to === 'C' ? START_C : START_B);
    else values.push(to === 'C' ? TO_C : TO_B);
    set = to;
  };
  for (let at = 0; at < text.length;) {
    const run = /^\d*/.exec(text.slice(at))?.[0].length ?? 0;
    const atEdge = at === 0 || at + run === text.length;
    // A change of the set costs a symbol: between letters, four digits are not shorter in pairs.
    const pays = text.length === 2 ? run === 2 : run >= (atEdge ? 4 : 6);
    if (set === 'C' ? run >= 2 : pays && run % 2 === 0) {
      change('C');
      values.push(Number(text.slice(at, at + 2)));
      at += 2;
    } else if (set !== 'C' && pays && at === 0) {
      // An odd run at the start: pairs first, the odd digit follows in set B.
      change('C');
    } else {
      change('B');
      values.push(text.charCodeAt(at) - 32);
      at += 1;
    }
  }
  const check = values.reduce((sum, value, at) => sum + value * Math.max(1, at), 0) % 103;
  return [...values, check, STOP];
}

/** Widths in modules, bar and gap in turn, bar first; undefined as with `code128Symbols`. No quiet zone. */
export function code128Widths(text: string): number[] | undefined {
  return code128Symbols(text)?.flatMap((value) => [...(SYMBOLS[value] ?? '')].map(Number));
}

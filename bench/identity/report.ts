import type { Row, Whole } from './measurement.ts';

/** The middle one. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const said = (reached: boolean) => (reached ? 'reached' : 'NOT reached');

/** Variants that hide the number of a front, or its end. */
const covers = new Set(['glare', 'glareEnd', 'finger']);
const goals = { right: 0.97, wrong: 0 };

/** The results as a page: a table by variant and side, and the goals. */
export function pageOf(
  machine: Record<string, unknown>,
  rows: readonly Row[],
  wholes: readonly Whole[],
): string {
  const lines = [
    '# Reading drawn cards, measured',
    '',
    'Drawn cards of invented people, each as twelve and more degradations show it. No real card: an upper bound. Right, wrong and unread are of all',
    'photos, also of those that the gate refuses; CPU and wall are medians of one reading, in milliseconds.',
    '',
    '| variant | side | gate: good, poor, refused | sharpness | ID right | wrong | unread | names right | wrong | birth right | wrong | CPU | wall |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|---|',
  ];
  const groups = new Set(rows.map((row) => `${row.variant}|${row.side}`));
  for (const name of groups) {
    const group = rows.filter((row) => `${row.variant}|${row.side}` === name);
    const count = (is: (row: Row) => boolean) => group.filter(is).length;
    const [first] = group;
    const cells = [
      first?.variant,
      first?.side,
      (['good', 'poor', 'refused'] as const).map((gate) => count((row) => row.gate === gate)).join(', '),
      `${Math.min(...group.map((row) => row.sharpness))} to ${Math.max(...group.map((row) => row.sharpness))}`,
      ...(['right', 'wrong', 'unread'] as const).map((id) => count((row) => row.id === id)),
      ...(['right', 'wrong'] as const).map((names) => count((row) => row.names === names)),
      ...(['right', 'wrong'] as const).map((birthday) => count((row) => row.birthday === birthday)),
      median(group.map((row) => row.cpuMs)).toFixed(0),
      median(group.map((row) => row.wallMs)).toFixed(0),
    ];
    lines.push(`| ${cells.join(' | ')} |`);
  }
  lines.push('', ...verdict(rows), '', ...wholeLines(wholes), '');
  lines.push(...Object.entries(machine).map(([name, value]) => `- ${name}: ${JSON.stringify(value)}`), '');
  return lines.join('\n');
}

function verdict(rows: readonly Row[]): string[] {
  const covered = rows.filter((row) => row.side === 'front' && covers.has(row.variant));
  const passed = rows.filter((row) => row.gate !== 'refused' && !covered.includes(row));
  const right = passed.filter((row) => row.id === 'right').length;
  const wrong = rows.filter((row) => row.id === 'wrong').length;
  const blurred = rows.filter(
    (row) => row.variant === 'blur5' || (row.variant === 'blur3' && row.side === 'front'),
  );
  const through = blurred.filter((row) => row.gate !== 'refused').length;
  const share = right / passed.length;
  return [
    `- ID number right in ${right} of ${passed.length} photos that pass the gate, ${(share * 100).toFixed(1)} % (goal 97 %, fronts whose number is hidden left out): ${said(share >= goals.right)}`,
    `- Wrong ID numbers: ${wrong} of ${rows.length} photos, refused ones too (goal 0): ${said(wrong <= goals.wrong)}`,
    `- Photos blurred beyond reading that pass the gate: ${through} of ${blurred.length} (goal 0): ${said(through === 0)}`,
  ];
}

function wholeLines(wholes: readonly Whole[]): string[] {
  if (wholes.length === 0) return [];
  const cpu = median(wholes.map((one) => one.cpuMs));
  const wall = median(wholes.map((one) => one.wallMs));
  return [
    `A whole verification (front, back, portrait and selfie), median of ${wholes.length}: ${wall.toFixed(0)} ms, ${cpu.toFixed(0)} ms of CPU. Faces: ${[...new Set(wholes.map((one) => one.band))].join(', ')}.`,
  ];
}

import { errorName } from '@kopa/contract';
import type { CallName } from '@kopa/contract/calls';
import { deskCalls, type DeskCallName } from '@kopa/contract/desk/calls';
import { deskErrorName } from '@kopa/contract/desk/desk-error-codes';
import { deskRefusalsOf, pictureRefusals } from '../src/http/documents/reference/desk-refusals.ts';
import { addressRefusals, refusalsOf } from '../src/http/documents/reference/refusals.ts';

/** The fields of a log line that the tests read. */
interface LogLine {
  level: number;
  msg?: string;
  /** The call's name; null where no call was found. */
  call?: CallName | DeskCallName | null;
  code?: number;
}

const levels: Record<string, number> = { debug: 20, info: 30, warn: 40, error: 50, fatal: 60 };

/**
 * Reads a server's log: `kept()` returns the log at a level, and `undeclared()` names each refusal outside
 * the reference of its call (`refusalsOf`), or outside all.
 */
export function watchLog(level: string) {
  const least = levels[level] ?? Infinity;
  const undeclared = new Set<string>();
  let kept = '';
  return {
    write(text: string) {
      const line = JSON.parse(text) as LogLine;
      if (line.level >= least) kept += text;
      if (line.msg === 'refused') {
        const mistake = mistakeOf(line);
        if (mistake) undeclared.add(mistake);
      }
    },
    kept: () => kept,
    undeclared: () => [...undeclared],
  };
}

function mistakeOf({ call, code = 0 }: LogLine): string | undefined {
  const name = errorName(code) ?? deskErrorName(code);
  const declared: readonly string[] = call ? declaredOf(call) : [...addressRefusals, ...pictureRefusals];
  if (name && declared.includes(name)) return undefined;
  return (
    `${call ?? 'An address'} was refused with ${name ?? 'a code without a name'} (${code}), which its reference does not ` +
    'name. Add it to its refusals in server/src/http/documents/reference, or refuse otherwise.'
  );
}

function declaredOf(call: CallName | DeskCallName): readonly string[] {
  return call in deskCalls ? deskRefusalsOf(call as DeskCallName) : refusalsOf(call as CallName);
}

import { filterOf } from '@kopa/contract/order-filters';
import { dayOf } from '../../shared/session/calendar.ts';
import type { RecordRow } from './record-row.ts';

/** Number of rows that mount and unmount together. */
const together = 20;

export interface Group {
  /** 'now' or a year. */
  name: string;
  parts: RecordRow[][];
}

/** Groups rows, newest first, into running ones and years of application. */
export function groupsOf(rows: readonly RecordRow[]): Group[] {
  const groups: Group[] = [];
  for (const row of rows) {
    const name = filterOf(row.step) === 'running' ? 'now' : dayOf(row.createTime).slice(0, 4);
    let group = groups.at(-1);
    if (group?.name !== name) groups.push((group = { name, parts: [] }));
    const part = group.parts.at(-1);
    if (part && part.length < together) part.push(row);
    else group.parts.push([row]);
  }
  return groups;
}

import { textOf } from '../src/storage/pipelined-client.ts';
import { door } from './pg-door.ts';

/** A statement as pg receives it, and its parameters. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** The statements that `work` sends to PostgreSQL: each text once, with its first parameters. */
export async function statementsOf(work: () => Promise<void>): Promise<Statement[]> {
  const texts = new Map<string, Statement>();
  const { query } = door;
  door.query = function (...sent) {
    const [what, values] = sent;
    const text = textOf(what);
    if (!texts.has(text)) texts.set(text, { text, values: Array.isArray(values) ? values : [] });
    return query.apply(this, sent);
  };
  try {
    await work();
  } finally {
    door.query = query;
  }
  return [...texts.values()];
}

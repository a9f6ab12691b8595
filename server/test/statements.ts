import { Client } from 'pg';

/** A statement as pg receives it, and its parameters. */
export interface Statement {
  text: string;
  values: unknown[];
}

/* The statements of pg have one door: pools and transactions send theirs through it. */
type Query = (this: Client, ...sent: unknown[]) => unknown;
const prototype = Client.prototype as unknown as { query: Query };

/** The statements that `work` sends to PostgreSQL: each text once, with its first parameters. */
export async function statementsOf(work: () => Promise<void>): Promise<Statement[]> {
  const texts = new Map<string, Statement>();
  const { query } = prototype;
  prototype.query = function (...sent) {
    const [what, values] = sent;
    const text = typeof what === 'string' ? what : (what as { text: string }).text;
    if (!texts.has(text)) texts.set(text, { text, values: Array.isArray(values) ? values : [] });
    return query.apply(this, sent);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return [...texts.values()];
}

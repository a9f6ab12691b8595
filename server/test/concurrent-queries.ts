import type { Client } from 'pg';
import { textOf } from '../src/storage/pipelined-client.ts';
import { door } from './pg-door.ts';

const { query } = door;

/** The statements of a connection that wait for their answers. */
const waiting = new WeakMap<Client, Set<{ reads: boolean }>>();
const refused: string[] = [];

door.query = function watched(...sent) {
  const text = textOf(sent[0]);
  // Before these nothing needs to have ended.
  if (/^(?:begin|rollback)\b/i.test(text)) return query.apply(this, sent);
  const others = waiting.get(this) ?? new Set();
  waiting.set(this, others);
  const statement = {
    reads: /^\s*select\b/i.test(text) && !/\bfor (?:no key )?(?:update|share)\b/i.test(text),
  };
  const together = [statement, ...others];
  if (others.size > 0 && together.some(({ reads }) => !reads)) refused.push(text);
  // A commit is not waited for by the next transaction.
  if (/^commit\b/i.test(text)) return query.apply(this, sent);
  others.add(statement);
  const callback = sent.at(-1);
  if (typeof callback === 'function') {
    const answered = (...answer: unknown[]) => {
      others.delete(statement);
      callback(...answer);
    };
    return query.apply(this, [...sent.slice(0, -1), answered]);
  }
  const done = () => void others.delete(statement);
  const answer = query.apply(this, sent) as Promise<unknown>;
  answer.then(done, done);
  return answer;
};

/**
 * Throws if code sent a statement that writes or locks while another one of its connection was waiting for
 * its answer, or the other way round: only reads go together, because the order of changes is part of their
 * meaning.
 */
export function refuseConcurrentQueries(): void {
  const [first] = refused.splice(0);
  if (first !== undefined)
    throw new Error(
      `A change and other statements of its transaction must run one after the other: ${first}`,
    );
}

import * as z from 'zod/mini';
import { bridgeTable, type AskedAction, type ReplyData } from './bridge-table.ts';

/** Maximum length of an answer: a phone book entry or a login has a few hundred characters. */
const longest = 20_000;

/**
 * The `data` of a native app's answer, or `null` for an invalid one: `{ result: 'ok', data }` (S7-105), whole
 * or `data` also as JSON text. Never throws.
 */
export function readReply<A extends AskedAction>(action: A, reply: unknown): ReplyData<A> | null {
  try {
    const opened = opensTo(reply);
    const whole = isRecord(opened) ? { ...opened, data: opensTo(opened['data']) } : opened;
    const read = z.safeParse(bridgeTable[action].reply, whole);
    return read.success ? (read.data.data as ReplyData<A>) : null;
  } catch {
    // Invalid JSON, or a native object that throws on access.
    return null;
  }
}

const opensTo = (value: unknown): unknown =>
  typeof value === 'string' && value.length <= longest ? (JSON.parse(value) as unknown) : value;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

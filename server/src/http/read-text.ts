import type { Schema } from '@kopa/contract/calls/call';
import * as z from 'zod/mini';

type Read = (value: unknown) => unknown;

/**
 * Parses the text of a query, a form or a multipart body by the schema's types: '12' for an integer becomes
 * 12, 'true' for a boolean becomes true. Other text stays text, so that the schema refuses the value.
 */
export function textReader(schema: Schema): (values: Record<string, unknown>) => Record<string, unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const readers = new Map<string, Read>();
  for (const [name, property] of Object.entries(json.properties ?? {})) {
    const read = reader(property);
    if (read) readers.set(name, read);
  }
  return (values) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, readers.get(name)?.(value) ?? value]),
    );
}

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

function reader(schema: JsonSchema): Read | undefined {
  const { type } = schema.type ? schema : (schema.anyOf?.find((choice) => choice.type !== 'null') ?? schema);
  switch (type) {
    case 'integer':
      return readInteger;
    case 'number':
      return readNumber;
    case 'boolean':
      return (value) => (value === 'true' ? true : value === 'false' ? false : value);
    case 'array': {
      const readItem = schema.items ? reader(schema.items) : undefined;
      return (value) => [value].flat().map((item) => readItem?.(item) ?? item);
    }
    default:
      return undefined;
  }
}

/** Digits alone: '1e5', '100.0' and '0x64' stay text. */
function readInteger(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,16}$/.test(value.trim()) ? Number(value) : value;
}

function readNumber(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return value;
  const read = Number(value);
  return Number.isNaN(read) ? value : read;
}

/**
 * Whether the database can store all text of a value: PostgreSQL accepts neither NUL nor half a surrogate
 * pair.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !/[\0\p{Surrogate}]/u.test(value);
  if (typeof value !== 'object' || value === null || value instanceof File) return true;
  return Object.values(value).every(isStorable);
}

import { kenyaMarket } from '@kopa/contract/market';
import { calls, type CallName } from '@kopa/contract/calls';
import type { Call, Schema } from '@kopa/contract/calls/call';
import * as entities from '@kopa/contract/entities';
import { meaningOf } from './reference/meanings.ts';
import * as z from 'zod/mini';
import { words } from '../../lending/words.ts';

/** JSON Schema 2020-12, in the subset that calls use; `$ref` refers to `entitySchemas`. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: (string | number)[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  additionalProperties?: unknown;
  propertyNames?: unknown;
  contentEncoding?: string;
  /** The English label of each code of a list. */
  'x-enumDescriptions'?: Record<string, string>;
}

/** The path of an entity in the document. */
export const entityPrefix = '#/components/schemas/';

/** The meaning of a scalar type. */
const scalars = { Cents: entities.cents, Day: entities.day, Instant: entities.instant };
const scalarMeanings: Readonly<Record<string, string>> = {
  Cents: 'Money in integer cents of a Kenya shilling: 1000000 is KSh 10,000.',
  Day: "A calendar day of the market, as in '2026-01-15'.",
  Instant: 'An instant in epoch milliseconds.',
};

/** The named entities of requests and answers. */
const known = { input: z.registry<{ id: string }>(), output: z.registry<{ id: string }>() };
for (const [id, schema] of Object.entries(scalars))
  for (const registry of [known.input, known.output]) registry.add(schema, { id });
for (const [name, schema] of Object.entries(entities))
  if (schema instanceof z.ZodMiniObject)
    known.output.add(schema, { id: name[0]!.toUpperCase() + name.slice(1) });

const found = new Map<string, JsonSchema>();
const described = new Map<CallName, { request: JsonSchema; result: JsonSchema }>();
for (const [name, call] of Object.entries<Call>(calls) as [CallName, Call][])
  described.set(name, {
    request: withLabels(schemaOf(call.request, 'input', name), call),
    result: schemaOf(call.result, 'output', name),
  });

/** The entities of calls, by name, in their response form; each field has its meaning. */
export const entitySchemas: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  [...found].sort(([one], [other]) => (one < other ? -1 : 1)),
);

/** The request and the result of a call, with the meaning of each field. */
export function schemasOf(name: CallName): { request: JsonSchema; result: JsonSchema } {
  return described.get(name)!;
}

function schemaOf(schema: Schema, io: 'input' | 'output', call: CallName): JsonSchema {
  const whole = z.object({ whole: schema });
  const made = z.toJSONSchema(whole, {
    io,
    unrepresentable: 'any',
    metadata: known[io],
  }) as unknown as { properties: { whole: JsonSchema }; $defs?: Record<string, JsonSchema> };
  for (const [name, definition] of Object.entries(made.$defs ?? {}))
    if (!found.has(name)) {
      const description = scalarMeanings[name];
      const thing = tidy(definition, [name[0]!.toLowerCase() + name.slice(1)]);
      found.set(name, { ...thing, ...(description && { description }) });
    }
  return tidy(made.properties.whole, [call]);
}

/** A section's request, each field that chooses from a list with the English label of each code. */
function withLabels(schema: JsonSchema, { section }: Call): JsonSchema {
  if (!section) return schema;
  const { choice } = words('en', kenyaMarket);
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const lists = section.fields[name]?.lists ?? [];
    const labels = lists.flatMap((list) => list.codes.map((code) => [code, choice(list, code) ?? code]));
    const described = { 'x-enumDescriptions': Object.fromEntries(labels) as Record<string, string> };
    return [name, { ...property, ...(labels.length > 0 && described) }];
  });
  return { ...schema, properties: Object.fromEntries(properties) as Record<string, JsonSchema> };
}

/**
 * The same schema, shortened, with the fields' meanings. `scopes` are the enclosing entities, the nearest
 * first.
 */
function tidy(schema: JsonSchema, scopes: readonly string[]): JsonSchema {
  const { properties, items, anyOf, oneOf, $ref, pattern, minimum, maximum, ...rest } = schema;
  // Integers without bounds and open objects: a client must tolerate later values.
  delete rest.additionalProperties;
  delete rest.propertyNames;
  const choices = (list: JsonSchema[]) => list.map((choice) => tidy(choice, scopes));
  return {
    ...rest,
    ...($ref && { $ref: $ref.replace('#/$defs/', entityPrefix) }),
    ...(pattern && rest.format === undefined && { pattern }),
    ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { maximum }),
    ...(items && { items: tidy(items, scopes) }),
    ...(anyOf && { anyOf: choices(anyOf) }),
    ...(oneOf && { oneOf: choices(oneOf) }),
    ...(properties && { properties: tidyFields(properties, scopes) }),
  };
}

function tidyFields(properties: Record<string, JsonSchema>, scopes: readonly string[]) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const description = meaningOf(name, scopes);
      return [name, { ...tidy(schema, [name, ...scopes]), ...(description && { description }) }];
    }),
  );
}

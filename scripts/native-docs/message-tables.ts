import * as z from 'zod/mini';
import { bridgeMeanings } from '../../app/src/shared/bridge/bridge-meanings.ts';
import { bridgeActions, bridgeTable, type BridgeAction } from '../../app/src/shared/bridge/bridge-table.ts';
import { withMadePart } from '../made-part.ts';

interface Shape {
  type?: string;
  const?: unknown;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
}

/** The generated part of docs/native.md: each message of the bridge's table, its moment, and its fields. */
export function messageTables(): string {
  const rows = bridgeActions.map((action) => [
    `[\`${action}\`](#${action.toLowerCase()})`,
    bridgeMeanings[action].when,
    bridgeTable[action].reply ? 'yes' : 'no',
    bridgeMeanings[action].clauses,
  ]);
  const overview = table(['action', 'the page sends it when', 'answered', 'clauses'], rows);
  return [overview, ...bridgeActions.map(sectionOf)].join('\n\n');
}

/** docs/native.md with new message tables. Throws if the page lacks the marks of the tables. */
export function withMessageTables(page: string): string {
  return withMadePart(page, 'npm run docs:native', messageTables());
}

function sectionOf(action: BridgeAction): string {
  const { does, otherwise, privacy, fields, answer } = bridgeMeanings[action] as {
    does: string;
    otherwise: string;
    privacy: string;
    fields: Record<string, string>;
    answer: Record<string, string> | null;
  };
  const { message, reply } = bridgeTable[action];
  const { action: _, ...sent } = shapeOf(message).properties ?? {};
  const parts = [
    `### ${action}`,
    [`- The native app: ${does}`, `- Without one: ${otherwise}`, `- Privacy: ${privacy}`].join('\n'),
  ];
  if (Object.keys(sent).length > 0) parts.push(table(['field', 'type', 'meaning'], rowsOf(sent, fields)));
  if (reply && answer) {
    const { properties = {}, required = [] } = shapeOf(reply).properties?.['data'] ?? {};
    parts.push(
      'The answer is `{"result": "ok", "data": {...}}`, an object or JSON text:',
      table(['in `data`', 'type', 'meaning'], rowsOf(properties, answer, required)),
    );
  }
  return parts.join('\n\n');
}

function rowsOf(
  shapes: Record<string, Shape>,
  meanings: Record<string, string>,
  required?: string[],
): string[][] {
  return Object.entries(shapes).map(([name, shape]) => {
    const optional = required && !required.includes(name) ? ', optional' : '';
    return [`\`${name}\``, typeOf(shape) + optional, meanings[name] ?? ''];
  });
}

const shapeOf = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'input' }) as Shape;

function typeOf({ type, const: fixed, pattern, maxLength, minimum, maximum, anyOf }: Shape): string {
  if (anyOf) return anyOf.map(typeOf).join(' or ');
  if (fixed !== undefined) return `\`${JSON.stringify(fixed)}\``;
  const bounds = [
    pattern && `as \`${pattern.replaceAll('|', '\\|')}\``,
    maxLength && `at most ${maxLength} characters`,
    type === 'integer' && minimum !== undefined && maximum !== undefined && `${minimum} to ${maximum}`,
  ].filter((bound) => typeof bound === 'string');
  return [type === 'string' ? 'text' : (type ?? 'anything'), ...bounds].join(', ');
}

function table(heads: string[], rows: string[][]): string {
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

const line = (cells: string[]) => `| ${cells.join(' | ')} |`;

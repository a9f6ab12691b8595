import { errorCodes, headers, idempotencyHeader, timestampParameter, type ErrorName } from '@kopa/contract';
import { calls, type CallName } from '@kopa/contract/calls';
import type { Call } from '@kopa/contract/calls/call';
import type { Reference } from './reference/reference.ts';
import { reference } from './reference/index.ts';
import { refusalsOf } from './reference/refusals.ts';
import { words } from '../../lending/words.ts';
import { statusOf } from '../answer.ts';
import { entitySchemas, schemasOf, type JsonSchema } from './call-schemas.ts';
import { curlOf } from './curl.ts';
import { guide } from './guide/guide.ts';
import { operationText, titleOf } from './operation-text.ts';
import { partNames, partOf } from './part-names.ts';
import { isFileExample, pathOf, sentPathOf, wireExampleOf } from './wire-example.ts';

type Json = Record<string, unknown>;

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

/** The purpose of each header, as `components.parameters`. */
const parameters: Record<string, Json> = {
  timestamp: {
    name: timestampParameter,
    in: 'query',
    description: "The phone's time in milliseconds. It decides nothing.",
    schema: { type: 'integer' },
    example: 1768467600000,
  },
  packageName: header(headers.packageName, 'Which app calls; encrypted paths are read with it.', true),
  appName: header(headers.appName, 'The name of the app.'),
  afid: header(headers.afid, 'What the app calls its device; limits on codes and logins count by it.'),
  lang: header(headers.lang, 'en or es; with en, Accept-Language may say sw.'),
  idempotencyKey: header(
    idempotencyHeader,
    '1 to 200 visible ASCII characters that name this command: repeated with the same request it is done once, with another one it is refused.',
  ),
};

/**
 * The OpenAPI 3.1 document of all calls, derived from the calls and their references. Sandbox calls are
 * included only in sandbox mode.
 */
export function openApi(sandbox: boolean): Json {
  const paths: Record<string, Json> = {};
  const used = new Set<string>();
  for (const [name, call] of Object.entries<Call>(calls) as [CallName, Call][]) {
    if (call.auth === 'sandbox' && !sandbox) continue;
    used.add(partOf(call.path));
    (paths[pathOf(call)] ??= {})[call.method.toLowerCase()] = operation(name, call);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kopa',
      version: '0.1.0',
      description: guide(),
    },
    servers: [{ url: '/' }],
    tags: Object.entries(partNames)
      .filter(([part]) => used.has(part))
      .map(([name, { title, says }]) => ({ name, 'x-displayName': title, description: says })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'header',
          name: headers.authorization,
          description: 'The token of a login, bare or after "Bearer ".',
        },
      },
      parameters,
      schemas: { ...entitySchemas, Refusal: refusalSchema },
    },
  };
}

const refusalSchema: JsonSchema = {
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: { type: 'integer', minimum: 1, description: 'Never 0: one of the codes of x-refusals.' },
    msg: { type: 'string', description: 'What to tell the borrower, in the language of the request.' },
    data: { description: 'What else the app needs, as the step at which the order stands; often null.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'The message key of each wrong field, by its path.',
    },
  },
};

function operation(name: CallName, call: Call): Json {
  const { request, result } = schemasOf(name);
  const { encoding } = call;
  const example = reference[name] as Reference;
  const names = [
    'timestamp',
    'packageName',
    'appName',
    'afid',
    'lang',
    ...(call.changes ? ['idempotencyKey'] : []),
  ];
  return {
    operationId: name,
    summary: titleOf(call),
    description: operationText(name, call),
    tags: [partOf(call.path)],
    ...(call.plainPath ? { 'x-plain-path': true } : { 'x-encrypted-path': sentPathOf(call) }),
    'x-changes': call.changes === true,
    'x-refusals': refusalsOf(name).map((refusal) => ({ name: refusal, ...refusalOf(refusal) })),
    'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: curlOf(wireExampleOf(name)) }],
    security: securityOf(call),
    parameters: [
      ...(encoding === 'query' ? queryParameters(request, example) : []),
      ...names.map((parameter) => ({ $ref: `#/components/parameters/${parameter}` })),
    ],
    ...(encoding !== 'query' && {
      requestBody: {
        required: true,
        content: {
          [mediaTypes[encoding]]: {
            schema: request,
            example: sentFields(example.request),
          },
        },
      },
    }),
    responses: responsesOf(name, result, example),
  };
}

function securityOf({ auth }: Call): Json[] {
  if (auth === 'session') return [{ session: [] }];
  return auth === 'optional' ? [{}, { session: [] }] : [];
}

/** The answers by HTTP status: the success also lists the refusals of an understood call. */
function responsesOf(name: CallName, result: JsonSchema, example: Reference): Json {
  const refusals = refusalsOf(name);
  const statuses = [...new Set(refusals.map(statusOf))].filter((status) => status !== 200).sort();
  const success: JsonSchema = {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: { code: { const: 0 }, msg: { type: 'string' }, data: result },
  };
  const refused: JsonSchema = { $ref: '#/components/schemas/Refusal' };
  const { answers } = calls[name] as Call;
  if (answers)
    return {
      200: {
        description: 'The text itself; a refusal is an envelope.',
        content: {
          [answers]: { schema: result, ...(example && { example: example.result }) },
          'application/json': { schema: refused, examples: refusalExamples(refusals, 200) },
        },
      },
      ...refusedWith(statuses, refused, refusals),
    };
  return {
    200: {
      description: 'The result under code 0, or a refusal under another code.',
      content: {
        'application/json': {
          schema: { oneOf: [success, refused] },
          examples: {
            success: { value: { code: 0, msg: '', data: example.result } },
            ...refusalExamples(refusals, 200),
          },
        },
      },
    },
    ...refusedWith(statuses, refused, refusals),
  };
}

function refusedWith(statuses: number[], refused: JsonSchema, refusals: readonly ErrorName[]): Json {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: 'A refusal of what was no call that could be read, or a fault of the lender.',
        content: { 'application/json': { schema: refused, examples: refusalExamples(refusals, status) } },
      },
    ]),
  );
}

function refusalExamples(refusals: readonly ErrorName[], status: number): Json {
  const own = refusals.filter((refusal) => statusOf(refusal) === status);
  return Object.fromEntries(
    own.map((refusal) => [refusal, { value: { ...refusalOf(refusal), data: null } }]),
  );
}

function refusalOf(name: ErrorName): { code: number; msg: string } {
  return { code: errorCodes[name], msg: words('en').error(name) };
}

function queryParameters(request: JsonSchema, example: Reference): Json[] {
  const values = example.request as Json;
  return Object.entries(request.properties ?? {}).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: request.required?.includes(name) ?? false,
    ...(description && { description }),
    schema,
    ...(values[name] !== undefined && { example: values[name] }),
  }));
}

/** A file is represented by its name. */
function sentFields(request: unknown): Json {
  return Object.fromEntries(
    Object.entries(request as Json).map(([field, value]) => [
      field,
      isFileExample(value) ? value.name : value,
    ]),
  );
}

function header(name: string, description: string, required = false): Json {
  return { name, in: 'header', description, required, schema: { type: 'string' } };
}

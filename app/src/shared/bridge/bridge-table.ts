import { deviceDataKinds, type DeviceDataKind } from '@kopa/contract/enumerations/device-data';
import { languages } from '@kopa/contract/wire/headers';
import * as z from 'zod/mini';
import { headerText } from '../session/header-text.ts';

/*
 * All messages between this page and the surrounding native app (S7-92 to S7-109). Types, the validation of
 * answers, the simulator and docs/native.md derive from this table. Its schemas are large, so the first
 * screen imports only its types.
 */

/** The name of a `window` function that receives the answer. */
const callback = z.string().check(z.regex(/^kopa\w{1,40}$/));
/** An event's name, 'basicInfo_input_firstName': never the value. */
const event = z.string().check(z.regex(/^[A-Za-z]\w{0,79}$/));
const identifier = z.string().check(z.regex(/^[\w-]{1,64}$/));

const kindFlags = Object.fromEntries(deviceDataKinds.map((kind) => [kind, z.boolean()])) as Record<
  DeviceDataKind,
  z.ZodMiniBoolean
>;

/** A value that is dropped from an answer when invalid: the others still count. */
const orNothing = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined);

/** The native app's data about itself and its login; all optional. */
const loginInfo = z.object({
  /** Empty: logged out. */
  token: orNothing(z.string().check(z.regex(/^[\x21-\x7e]{0,500}$/))),
  userId: orNothing(identifier),
  afid: orNothing(z.string().check(z.regex(headerText))),
  packageName: orNothing(z.string().check(z.regex(/^[A-Za-z]\w*(\.\w+)+$/), z.maxLength(100))),
  appName: orNothing(z.string().check(z.regex(headerText), z.maxLength(40))),
  edition: orNothing(z.string().check(z.regex(/^[a-z]{2,20}$/))),
  deviceMessage: orNothing(z.string().check(z.maxLength(500))),
  language: orNothing(z.enum(languages)),
});

/** One entry of a phone book, with the number as stored. */
const contact = z.object({
  phone: z.union([z.string().check(z.maxLength(40)), z.number()]),
  name: orNothing(z.string().check(z.maxLength(10_000))),
});

/** S7-105: `result` is "ok" in any case; anything else is no answer. */
const answer = <S extends z.ZodMiniType>(data: S) =>
  z.object({ result: z.string().check(z.regex(/^\s*ok\s*$/i)), data });

export const bridgeTable = {
  toLogin: { message: z.strictObject({ action: z.literal('toLogin') }), reply: null },
  getLoginInfo: {
    message: z.strictObject({ action: z.literal('getLoginInfo'), callback }),
    reply: answer(loginInfo),
  },
  logout: { message: z.strictObject({ action: z.literal('logout') }), reply: null },
  logEventByLocal: {
    message: z.strictObject({ action: z.literal('logEventByLocal'), event }),
    reply: null,
  },
  logEventByAF: { message: z.strictObject({ action: z.literal('logEventByAF'), event }), reply: null },
  haptic: {
    message: z.strictObject({
      action: z.literal('haptic'),
      kind: z.enum(['confirm', 'error', 'success']),
    }),
    reply: null,
  },
  timeSDK: {
    message: z.strictObject({
      action: z.literal('timeSDK'),
      orderNo: identifier,
      userId: identifier,
      step: z.int().check(z.minimum(1), z.maximum(18)),
      isSubmit: z.boolean(),
      ...kindFlags,
    }),
    reply: null,
  },
  selectContact: {
    message: z.strictObject({
      action: z.literal('selectContact'),
      isSelectContact: z.literal(true),
      selectContactIndex: z.union([z.literal(1), z.literal(2)]),
      callback,
    }),
    reply: answer(contact),
  },
} as const;

type Table = typeof bridgeTable;
export type BridgeAction = keyof Table;
/** All actions, in the specification's order, with our `haptic` among the messages without an answer. */
export const bridgeActions = Object.keys(bridgeTable) as BridgeAction[];

/** A message to the native app. */
export type BridgeMessage = { [A in BridgeAction]: z.output<Table[A]['message']> }[BridgeAction];

/** The actions with an answer, by a call of the function in the message. */
export type AskedAction = { [A in BridgeAction]: Table[A]['reply'] extends null ? never : A }[BridgeAction];
/** The `data` of an answer. */
export type ReplyData<A extends AskedAction> = z.output<NonNullable<Table[A]['reply']>>['data'];

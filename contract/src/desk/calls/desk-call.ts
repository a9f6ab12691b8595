import type { Call, Schema } from '../../calls/call.ts';

/** A call of the desk: plain paths under `/desk`, JSON, and a cookie in the place of a token. */
export type DeskCall<Req extends Schema = Schema, Res extends Schema = Schema> = Call<Req, Res> & {
  readonly auth: 'desk' | 'staff';
};

type Declared<Req extends Schema, Res extends Schema> = Omit<
  DeskCall<Req, Res>,
  'method' | 'encoding' | 'plainPath' | 'extension' | 'changes'
>;

/** Declares a call that reads. */
export function deskReads<Req extends Schema, Res extends Schema>(
  value: Declared<Req, Res>,
): DeskCall<Req, Res> {
  return { ...value, method: 'GET', encoding: 'query', plainPath: true, extension: true };
}

/** Declares a call that changes something, and is safe to repeat with its idempotency key. */
export function deskChanges<Req extends Schema, Res extends Schema>(
  value: Declared<Req, Res>,
): DeskCall<Req, Res> {
  return { ...value, method: 'POST', encoding: 'json', plainPath: true, extension: true, changes: true };
}

/** Declares a question whose request may not stand in an address. */
export function deskAsks<Req extends Schema, Res extends Schema>(
  value: Declared<Req, Res>,
): DeskCall<Req, Res> {
  return { ...value, method: 'POST', encoding: 'json', plainPath: true, extension: true };
}

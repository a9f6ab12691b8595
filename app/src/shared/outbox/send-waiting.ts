import { call, type Call } from '@kopa/contract/calls/call';
import { moved } from '@kopa/contract/calls/section-request';
import type { Order } from '@kopa/contract/entities';
import type { QueryKey } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { language } from '../language/language.ts';
import { clearDraft, readDraft, writeDraft } from '../draft/draft.ts';
import { CallError } from '../lender/call-error.ts';
import { send } from '../lender/client.ts';
import { commandKey, endCommand } from '../lender/command-keys.ts';
import { endsSession, queryClient, queryKeys } from '../lender/queries.ts';
import { keepOrder } from '../order/keep-order.ts';
import { keptPhoto } from '../photo/kept-photos.ts';
import { sendPhoto } from '../photo/send-photo.ts';
import { allWaiting, changeWaiting, dropWaiting, isUnchanged, type Waiting } from './waiting.ts';

const feedbackCalls = () => import('@kopa/contract/calls/feedback');
const proofCalls = () => import('@kopa/contract/calls/voucher');

/** The call of a section, whose form has checked the request: without the form's schema. */
const sectionCall = async ({ to }: Waiting) =>
  call({
    method: 'POST',
    path: `/${to}`,
    auth: 'session',
    encoding: 'json',
    changes: true,
    summary: '',
    request: z.any(),
    result: moved,
  });

/** The call of each kind. */
const kinds: Record<Waiting['kind'], (entry: Waiting) => Promise<Call>> = {
  personal: sectionCall,
  additional: sectionCall,
  answers: async () => (await import('@kopa/contract/calls/user')).saveQuestionnaire,
  feedback: async ({ request: { id } }) =>
    (await feedbackCalls())[id === undefined ? 'createFeedback' : 'editFeedback'],
  message: async () => (await feedbackCalls()).leaveFeedbackMessage,
  proof: async () => (await proofCalls()).saveUserVoucher,
};

let underWay: Promise<string | undefined> | null = null;

/**
 * Sends everything that waits, in order and under its own keys, once. What the lender refuses stays with the
 * reason, and holds back what follows of the same order. Ends at the first lost call: all else waits on.
 * Returns a sentence about what has arrived and what was refused, if anything.
 */
export function sendWaiting(): Promise<string | undefined> {
  underWay ??= sendAll().finally(() => (underWay = null));
  return underWay;
}

/**
 * Before another command of the same order: what waits for it goes first, except what the command replaces.
 * Throws a CallError when it could not be sent.
 */
export async function sendBefore(scope: string): Promise<void> {
  await underWay;
  dropWaiting(scope);
  const mine = () => allWaiting().filter((each) => subjectOf(each) === subjectOf({ scope }));
  if (mine().length === 0) return;
  await sendWaiting();
  if (mine().some(({ refusal }) => refusal === null)) throw new CallError('network');
}

/** The order, the feedback or the form to which a command belongs. */
const subjectOf = ({ scope }: Pick<Waiting, 'scope'>) => scope.slice(scope.indexOf(':') + 1);

async function sendAll(): Promise<string | undefined> {
  const count = { sent: 0, refused: 0 };
  const heldBack = new Set<string>();
  const first = allWaiting();
  for (const { scope } of first) {
    // Sending takes long enough for an entry to be replaced or taken out.
    const entry = allWaiting().find((each) => each.scope === scope);
    if (!entry) continue;
    const subject = subjectOf(entry);
    if (entry.refusal !== null) heldBack.add(subject);
    if (heldBack.has(subject)) continue;
    try {
      await deliver(entry);
      count.sent += 1;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { failure } = error;
      if (error.undelivered || endsSession(error)) break;
      endCommand(scope);
      changeWaiting(entry, { refusal: failure });
      heldBack.add(subject);
      count.refused += 1;
    }
  }
  if (count.sent + count.refused === 0) return undefined;
  await language.loadNamespaces('application');
  return count.refused > 0 ? language.t('application:outbox.refused') : language.t('application:outbox.sent');
}

async function deliver(entry: Waiting): Promise<void> {
  const { scope, kind, key } = entry;
  const request = await withPhotos(entry);
  const result = await send(await kinds[kind](entry), request, { idempotencyKey: key });
  endCommand(scope);
  endDraft(entry);
  if (isUnchanged(entry)) dropWaiting(scope);
  learn(entry, result);
}

/** The draft is sent, unless edited since. */
function endDraft({ draft: [orderNo, section = '', ...fields], at }: Waiting): void {
  if (orderNo === undefined) return;
  const draft = readDraft(orderNo, section);
  const left = Object.entries(draft.values).filter(([field]) => fields.length > 0 && !fields.includes(field));
  if (left.length > 0) writeDraft(orderNo, section, { ...draft, values: Object.fromEntries(left) });
  else if ((draft.editedAt ?? 0) <= at) clearDraft(orderNo, section);
}

/** Sends the photos that are still on this phone: each has its id in the request from then on. */
async function withPhotos(entry: Waiting): Promise<Waiting['request']> {
  let { request, photos } = entry;
  for (const name of entry.photos) {
    const photo = await keptPhoto(name);
    if (photo) request = withId(entry, request, await sendOne(entry, name, photo));
    photos = photos.filter((each) => each !== name);
    changeWaiting(entry, { request, photos });
  }
  return request;
}

type Photo = NonNullable<Awaited<ReturnType<typeof keptPhoto>>>;

async function sendOne({ kind, request }: Waiting, name: string, photo: Photo): Promise<string> {
  const sending = {
    idempotencyKey: commandKey(name, { size: photo.blob.size, type: photo.blob.type }),
    signal: new AbortController().signal,
    onProgress: () => {},
  };
  const at = { name, fileName: 'picture.jpg' };
  if (kind === 'proof') {
    const { uploadUserVoucher } = await proofCalls();
    const orderNo = String(request['orderNo']);
    const result = await sendPhoto(
      photo,
      at,
      (sent, how) => send(uploadUserVoucher, { orderNo, ...sent }, how),
      sending,
    );
    endCommand(name);
    return result.imageId;
  }
  const { uploadFeedbackCredential, uploadFeedbackFile } = await feedbackCalls();
  const call = kind === 'message' ? uploadFeedbackFile : uploadFeedbackCredential;
  const result = await sendPhoto(photo, at, (sent, how) => send(call, sent, how), sending);
  endCommand(name);
  return result.image.fileId;
}

const idFields: Partial<Record<Waiting['kind'], string>> = {
  feedback: 'receiptImages',
  message: 'images',
  proof: 'images',
};

function withId({ kind }: Waiting, request: Waiting['request'], id: string): Waiting['request'] {
  const field = idFields[kind] ?? '';
  return { ...request, [field]: [...((request[field] as string[] | undefined) ?? []), id] };
}

/** Screens that are open learn what has changed. */
function learn({ kind, scope }: Waiting, result: unknown): void {
  const { order } = result as { order?: Order | null };
  const waits = allWaiting().some((each) => subjectOf(each) === subjectOf({ scope }));
  // An earlier part's order would lead back from a part that waits itself.
  if (order && !waits) keepOrder(order);
  const changed: Record<Waiting['kind'], QueryKey> = {
    personal: queryKeys.user,
    additional: queryKeys.user,
    answers: queryKeys.latestOrder,
    feedback: ['feedback'],
    message: ['feedback'],
    proof: queryKeys.vouchers(subjectOf({ scope })),
  };
  void queryClient.invalidateQueries({ queryKey: changed[kind] });
}

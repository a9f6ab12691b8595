import type { DeskAct } from '@kopa/contract/desk/acts';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import { identityPhotos } from '@kopa/contract/desk/identity-entities';
import { deskPicture } from '@kopa/contract/desk/pictures';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../../lending/call-error.ts';
import { networkOf } from '../../lending/accounts/network.ts';
import { keepItem } from '../../lending/desk/claims.ts';
import { mayLook } from '../../lending/desk/identity-acts.ts';
import { identityLooked } from '../../lending/desk/identity-queue.ts';
import { recordAct } from '../../lending/desk/record.ts';
import { checkRight, staffOf } from '../../lending/desk/staff-sessions.ts';
import type { Lender } from '../../lending/lender.ts';
import type { Transaction } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { orderPhotos, voucherImages } from '../../storage/schema/index.ts';
import { nullWhenMissing } from '../signed-pictures.ts';
import { deskTokenOf } from './desk-cookie.ts';

interface Picture {
  file: string;
  mediaType: string;
}

/** The pictures of one queue. */
interface Pictures {
  looked: DeskAct;
  /** Whether the pictures are open to a member of staff; by default to whoever has taken the item. */
  mayLook?: (tx: Transaction, id: string, staffId: string, at: number) => Promise<boolean>;
  /** The right that the pictures need. */
  may: 'act' | 'read';
  /** A picture of an item by its name; undefined for an unknown one. */
  find: (tx: Transaction, id: string, name: string) => Promise<Picture | undefined>;
}

const pictures = {
  identity: {
    looked: 'identity.looked',
    may: 'read',
    mayLook: (tx, id, staffId, at) => mayLook(tx, id, staffId, { at, rules: deskRules }),
    find: async (tx, id, name) => {
      const { check } = await identityLooked(tx, id);
      const kind = identityPhotos.find((photo) => photo === name);
      if (!kind) return undefined;
      const [row] = await tx
        .select()
        .from(orderPhotos)
        .where(and(eq(orderPhotos.orderNo, id), eq(orderPhotos.kind, kind)));
      return row?.file === check[`${kind}File`] ? row : undefined;
    },
  },
  proofs: {
    looked: 'proofs.looked',
    may: 'act',
    find: async (tx, id, name) => {
      const [row] = await tx
        .select()
        .from(voucherImages)
        .where(and(eq(voucherImages.voucherId, id), eq(voucherImages.id, name)));
      return row;
    },
  },
} as const satisfies Record<string, Pictures>;
type WithPictures = keyof typeof pictures;

/**
 * Shows the pictures of an item to whoever has taken the item. Each look is recorded, and no cache keeps the
 * picture. Refused like a call (`pictureRefusals`); 404 without a picture.
 */
export function addDeskPictures(app: FastifyInstance, { db, files, clock }: Lender): void {
  app.get<{ Params: Record<'queue' | 'id' | 'name', string> }>(
    deskPicture(':queue', ':id', ':name'),
    async (request, reply) => {
      const at = clock.now();
      const { queue, id, name } = request.params;
      const caller = await staffOf(db, deskTokenOf(request), at, { rules: deskRules, isAttended: true });
      if (!isQueue(queue)) return reply.callNotFound();
      const { looked, find, may, mayLook: isOpen }: Pictures = pictures[queue];
      checkRight(caller, { area: queue, may });
      const found = await inTransaction(db, async (tx) => {
        if (!isOpen) await keepItem(tx, { queue, id }, caller.id, at, deskRules);
        else if (!(await isOpen(tx, id, caller.id, at))) throw new CallError('takeFirst');
        const picture = await find(tx, id, name);
        const from = networkOf(request.ip).network;
        const act = { act: looked, about: { kind: queue, id }, after: { picture: name } };
        if (picture) await recordAct(tx, { id: caller.id, from }, act, at);
        return picture;
      });
      const bytes = found && (await files.get(found.file).catch(nullWhenMissing));
      if (!bytes) return reply.callNotFound();
      return reply
        .type(found.mediaType)
        .header('cache-control', 'no-store')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', 'inline')
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  );
}

function isQueue(queue: string): queue is WithPictures {
  return Object.hasOwn(pictures, queue);
}

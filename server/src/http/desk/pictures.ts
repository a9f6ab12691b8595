import type { DeskAct } from '@kopa/contract/desk/acts';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import { deskPicture } from '@kopa/contract/desk/pictures';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../lending/accounts/network.ts';
import { keepItem } from '../../lending/desk/claims.ts';
import { recordAct } from '../../lending/desk/record.ts';
import { checkRight, staffOf } from '../../lending/desk/staff-sessions.ts';
import type { Lender } from '../../lending/lender.ts';
import type { Transaction } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { voucherImages } from '../../storage/schema/index.ts';
import { nullWhenMissing } from '../signed-pictures.ts';
import { deskTokenOf } from './desk-cookie.ts';

interface Picture {
  file: string;
  mediaType: string;
}

/** The pictures of one queue. */
interface Pictures {
  looked: DeskAct;
  /** A picture of an item by its name; undefined for an unknown one. */
  find: (tx: Transaction, id: string, name: string) => Promise<Picture | undefined>;
}

const pictures = {
  proofs: {
    looked: 'proofs.looked',
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
      checkRight(caller, { area: queue, may: 'act' });
      const { looked, find }: Pictures = pictures[queue];
      const found = await inTransaction(db, async (tx) => {
        await keepItem(tx, { queue, id }, caller.id, at, deskRules);
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

import "server-only";
import { AppError } from "@/lib/base/errors";
import { newUuid } from "@/lib/db/new-uuid";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Prisma } from "@/lib/db/generated/client";
import { requireWriter, seeOrder } from "@/lib/artwork/see-proof";
import { currentPrivateStore } from "@/lib/files/private/private-store";
import type { OrderVisitor } from "@/lib/orders/access/order-view";
import { unauthenticated } from "@/lib/session/unauthenticated";
import { DAY_MS } from "@/lib/base/india-time";
import { plainName, safeName } from "@/lib/files/file-name";
import { PART_BYTES, type NewArtwork } from "./schemas";
import { Refusal } from "@/lib/words/refusal";
import type { Say } from "@/lib/words/say";
import { lockTexts } from "@/lib/db/locks/text-locks";

export interface StartArtworkOptions {
  db: PrismaClient;
  visitor: OrderVisitor;
  request: NewArtwork;
}

/** Most files of one line. */
const MOST_OF_LINE = 10;
/** Most bytes of an account, or of an order without one, in 30 days. */
const MOST_BYTES = 1024 * 1024 * 1024;
const DAYS_MS = 30 * DAY_MS;

/**
 * Announces a file for printing.
 * @throws AppError not_found for another's order; unauthenticated without an order and a session; invalid_input once a
 * line has 10 files, or 1 GB came in 30 days
 */
export async function startArtwork(options: StartArtworkOptions) {
  const { db, request } = options;
  const owner = await readOwner(options);
  const { order: orderId = null, line: lineId = null, name, size, type } = request;
  const id = newUuid();
  const store = currentPrivateStore();
  await db.$transaction(async (tx) => {
    // Two starts of one owner wait for each other, so that both count.
    await lockTexts(tx, "artworks", [owner.userId ?? orderId]);
    const where = owner.userId ? { userId: owner.userId } : { orderId };
    await refuseTooMany(tx, { where, lineId, size });
    const file = {
      name: safeName(plainName(name)) || "file",
      size,
      type,
      partSize: PART_BYTES,
      storage: store.kind,
    };
    await tx.artwork.create({
      data: { id, ...owner, orderId, lineId, ...file },
      select: { id: true },
    });
    await store.note(tx, `artworks/${id}`);
  });
  return { _id: id, partSize: PART_BYTES };
}

async function readOwner({ db, visitor, request }: StartArtworkOptions) {
  const { identity } = visitor;
  const userId = identity.state === "signed-in" ? identity.account.id : null;
  if (request.order === undefined) {
    if (!userId) throw unauthenticated("none");
    return { userId };
  }
  const reader = await seeOrder(db, request.order, visitor);
  requireWriter(reader);
  const { line } = request;
  if (line) {
    const count = await db.orderLine.count({ where: { id: line, orderId: reader.order.id } });
    if (count === 0) throw new AppError("not_found", "There is no such line in this order.");
  }
  return { userId };
}

interface Counted {
  where: Prisma.ArtworkWhereInput;
  lineId: string | null;
  size: number;
}

async function refuseTooMany(
  tx: Prisma.TransactionClient,
  { where, lineId, size }: Counted,
): Promise<void> {
  const ofLine = lineId ? await tx.artwork.count({ where: { lineId, state: "stored" } }) : 0;
  if (ofLine >= MOST_OF_LINE) {
    throw refusal((say) => say("A line takes at most {count} files.", { count: MOST_OF_LINE }));
  }
  const since = new Date(Date.now() - DAYS_MS);
  const { _sum } = await tx.artwork.aggregate({
    where: { ...where, createdAt: { gte: since } },
    _sum: { size: true },
  });
  if ((_sum.size ?? 0) + size <= MOST_BYTES) return;
  throw refusal((say) => say("1 GB came in 30 days. Write to us, and we find another way."));
}

const refusal = (words: (say: Say) => string) =>
  new Refusal("invalid_input", words, { at: "size" });

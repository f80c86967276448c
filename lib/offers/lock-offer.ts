import "server-only";
import { Prisma } from "shop-database";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { Transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/locks/database-now";
import { announce } from "@/lib/messaging/events/announce";
import { isEnded } from "./states";

const HELD = {
  id: true,
  number: true,
  state: true,
  version: true,
  asked: true,
  remindedAt: true,
  validUntil: true,
  name: true,
  updatedAt: true,
  versions: { orderBy: { n: "desc" }, take: 1 },
} satisfies Prisma.OfferSelect;

/** An offer with its newest version, locked until the transaction ends. */
export type LockedOffer = Prisma.OfferGetPayload<{ select: typeof HELD }> & {
  /** The database's time, used by every step in the transaction. */
  now: Date;
};

/**
 * @param named `_id` or number
 * @throws AppError not_found
 */
export async function lockOffer(tx: Transaction, named: string): Promise<LockedOffer> {
  const where = isUuid(named) ? Prisma.sql`"id" = ${named}::uuid` : Prisma.sql`"number" = ${named}`;
  await tx.$executeRaw`SELECT FROM "offers" WHERE ${where} FOR UPDATE`;
  const offer = await tx.offer.findUnique({
    where: isUuid(named) ? { id: named } : { number: named },
    select: HELD,
  });
  if (offer) return { ...offer, now: await databaseNow(tx) };
  throw new AppError("not_found", "There is no such offer.");
}

/** Changes a locked offer, and announces its new state or version. */
export async function changeOffer(
  tx: Transaction,
  { id, state, version, now }: Pick<LockedOffer, "id" | "state" | "version" | "now">,
  data: Prisma.OfferUncheckedUpdateInput,
): Promise<void> {
  const after = await tx.offer.update({
    where: { id },
    data: {
      ...data,
      ...(typeof data.state === "string" && { endedAt: isEnded(data.state) ? now : null }),
    },
    select: { state: true, version: true },
  });
  if (after.state !== state || after.version !== version) await announce(tx, "offer.changed", id);
}

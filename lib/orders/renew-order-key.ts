import "server-only";
import { randomBytes } from "node:crypto";
import { recordAudit, unprovenActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/client";
import { queueMail } from "@/lib/email/queue";

/** Unguessable: 256 random bits. */
export const newOrderKey = (): string => randomBytes(32).toString("base64url");

export interface RenewOrderKeyOptions {
  db: PrismaClient;
  /** The number that people read. */
  orderId: string;
  email: string;
  ipAddress: string;
}

/** Thrown to roll back: the key at hand must not end for one that nobody is mailed. */
class Withheld extends Error {}

/**
 * Mails a new link to an order's own address; its new key works for 90 days, and the one before works
 * no more. The order of a deleted account gets none, because its mailbox may be somebody else's by now. The
 * caller learns nothing of whether there is such an order, nor whether its address has been sent as many mails
 * as it may get.
 */
export async function renewOrderKey({ db, ...asked }: RenewOrderKeyOptions): Promise<void> {
  try {
    await db.$transaction((tx) => renew(tx, asked));
  } catch (error) {
    if (!(error instanceof Withheld)) throw error;
  }
}

async function renew(
  tx: Transaction,
  { orderId, email, ipAddress }: Omit<RenewOrderKeyOptions, "db">,
): Promise<void> {
  const [order] = await tx.$queryRaw<{ id: string; customerName: string }[]>`
    UPDATE "orders"
    SET "accessKey" = ${newOrderKey()}, "keyExpiresAt" = now() + interval '90 days'
    WHERE "orderId" = ${orderId} AND "email" = ${email} AND "ownerDeletedAt" IS NULL
    RETURNING "id", "customerName"`;
  if (!order) return;
  const withheld = await queueMail(tx, { template: "order-key", orderId: order.id });
  if (withheld.length > 0) throw new Withheld();
  await recordAudit(tx, {
    event: "Order Link Created",
    actor: unprovenActor(email, order.customerName),
    description: `A new link to order ${orderId} was mailed`,
    ipAddress,
    details: { order: orderId },
  });
}

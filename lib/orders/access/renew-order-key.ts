import "server-only";
import { randomBytes } from "node:crypto";
import { recordAudit, unverifiedActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/client";
import { queueMail } from "@/lib/messaging/email/queue";

/** 256 random bits. */
export const newOrderKey = (): string => randomBytes(32).toString("base64url");

export interface RenewOrderKeyOptions {
  db: PrismaClient;
  /** The order number that people read. */
  orderId: string;
  email: string;
  ipAddress: string;
}

/** Thrown to roll back: the old key must stay valid when the new one is not mailed. */
class Withheld extends Error {}

/**
 * Mails a new link to the order's own email. The new key works for 90 days; the previous one stops working. Sends
 * nothing for the order of a deleted account, whose mailbox may belong to somebody else now, or of a member who left
 * the company. The response reveals neither whether the order exists nor whether the email has reached its mail limit.
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
      AND ("companyId" IS NULL OR EXISTS (SELECT FROM "company_members" m
        WHERE m."userId" = "orders"."userId" AND m."companyId" = "orders"."companyId"))
    RETURNING "id", "customerName"`;
  if (!order) return;
  const withheld = await queueMail(tx, { template: "order-key", orderId: order.id });
  if (withheld.length > 0) throw new Withheld();
  await recordAudit(tx, {
    event: "Order Link Created",
    actor: unverifiedActor(email, order.customerName),
    description: `A new link to order ${orderId} was mailed`,
    ipAddress,
    details: { order: orderId },
  });
}

import "server-only";
import { Prisma } from "shop-database";
import type { Transaction } from "@/lib/db/client";

/** Name shown for a deleted account. */
const FORMER_CUSTOMER = "Former customer";

/** "offers"."asked" without the buyer's notes. */
export const REQUEST_WITHOUT_NOTES = Prisma.sql`
  CASE jsonb_typeof("asked") WHEN 'array' THEN (
    SELECT coalesce(jsonb_agg(line || '{"note": null}' ORDER BY n), '[]')
    FROM jsonb_array_elements("asked") WITH ORDINALITY l (line, n)) ELSE "asked" END`;

/** Deletes the account's offers that were never sent, and anonymises sent ones, which stay as the shop's records. */
export async function forgetBuyer(tx: Transaction, userId: string): Promise<void> {
  await tx.offerMessage.deleteMany({ where: { offer: { userId } } });
  await tx.offerFile.deleteMany({ where: { offer: { userId } } });
  await tx.offer.deleteMany({ where: { userId, version: null } });
  await tx.offer.updateMany({
    where: { userId },
    data: {
      name: FORMER_CUSTOMER,
      email: null,
      phone: null,
      company: null,
      request: Prisma.DbNull,
    },
  });
  await tx.$executeRaw`
    UPDATE "offers" SET "asked" = ${REQUEST_WITHOUT_NOTES} WHERE "userId" = ${userId}::uuid`;
}

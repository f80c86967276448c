import "server-only";
import { Prisma } from "shop-database";
import { dateName } from "@/lib/base/dates";
import { columnDay } from "@/lib/base/india-time";
import type { Db } from "@/lib/db/client";
import { toSafePaise } from "@/lib/pricing/money";
import type { CreditHold } from "@/lib/shop/payment-methods/offered";
import { readShopSettings } from "@/lib/shop/settings/queries";

/** Owner of the credit: the company of an order, or the account. */
export interface CreditHolder {
  userId: string;
  companyId: string | null;
}

interface Overdue {
  order: string;
  invoice: string;
  amountPaise: bigint;
  dueOn: Date;
}

/**
 * The invoice of a customer or company that is overdue longest, beyond the days that the shop tolerates; null when
 * there is none, or the shop holds nobody. Payments and credits settle an order's oldest invoices first.
 */
export async function readHold(db: Db, holder: CreditHolder): Promise<CreditHold | null> {
  const { holdOverdueDays } = (await readShopSettings(db)).payments;
  if (holdOverdueDays === 0) return null;
  const latest = columnDay(new Date(), -holdOverdueDays);
  const { userId, companyId } = holder;
  const own = companyId
    ? Prisma.sql`o."companyId" = ${companyId}::uuid`
    : Prisma.sql`o."userId" = ${userId}::uuid AND o."companyId" IS NULL`;
  const [row] = await db.$queryRaw<Overdue[]>`
    SELECT o."orderId" AS "order", d."number" AS "invoice", overdue_paise(o, ${latest}::date) AS "amountPaise",
      o."paymentDueOn" AS "dueOn"
    FROM "orders" o, LATERAL (
      SELECT i."number" FROM (
        SELECT "number", "issuedAt", "id", sum("totalPaise") OVER (ORDER BY "issuedAt", "id") AS "untilPaise"
        FROM "order_documents" WHERE "orderId" = o."id" AND "kind" = 'invoice' AND "voidedAt" IS NULL
      ) i
      WHERE i."untilPaise" > o."paidPaise" - o."refundedPaise" + o."creditedPaise"
      ORDER BY i."issuedAt", i."id" LIMIT 1
    ) d
    WHERE ${own} AND owes(o) AND o."paymentDueOn" < ${latest}::date
    ORDER BY o."paymentDueOn", o."createdAt" LIMIT 1`;
  if (!row) return null;
  const { order, invoice, amountPaise, dueOn } = row;
  return { order, invoice, amountPaise: toSafePaise(amountPaise), dueOn: dateName(dueOn) };
}

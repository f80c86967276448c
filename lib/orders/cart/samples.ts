import "server-only";
import { Prisma } from "shop-database";
import { AppError } from "@/lib/base/errors";
import type { Db, Transaction } from "@/lib/db/client";
import { toSafePaise } from "@/lib/pricing/money";
import { Refusal } from "@/lib/i18n/refusal";
import { lockTexts } from "@/lib/db/locks/text-locks";
import { sameCustomer, type Customer } from "@/lib/shop/customers/same-customer";
import type { CartLine } from "./cart-line";
import type { PaidSample } from "./sample-credit";

/** Free samples per account, and credit for paid ones. */

/** Maximum free samples in this time. */
const MOST_FREE = 5;
const DAYS = 30;

/**
 * Limits a customer to five free samples in 30 days.
 * @throws AppError invalid_input
 */
export async function admitFreeSamples(
  tx: Transaction,
  lines: readonly CartLine[],
  customer: Customer,
): Promise<void> {
  const free = lines.filter(({ kind, pricePaise }) => kind === "sample" && pricePaise === 0);
  const wanted = free.reduce((sum, { quantity }) => sum + quantity, 0);
  if (wanted === 0) return;
  // Concurrent orders of one customer wait for each other, so that both count.
  const { isTheirs, keys } = await sameCustomer(tx, customer);
  await lockTexts(tx, "samples", keys);
  const [row] = await tx.$queryRaw<{ had: number }[]>`
    SELECT coalesce(sum(l."quantity"), 0)::int AS had
    FROM "orders" o JOIN "order_lines" l ON l."orderId" = o."id" LEFT JOIN "users" u ON u."id" = o."userId"
    WHERE l."kind" = 'sample' AND l."pricePaise" = 0 AND o."status" <> 'Cancelled'
      AND o."createdAt" > now() - make_interval(days => ${DAYS}::int) AND ${isTheirs}`;
  const left = MOST_FREE - (row?.had ?? 0);
  if (wanted <= left) return;
  throw new Refusal(
    "invalid_input",
    (t) =>
      [
        t("{count} samples in {days} days are free.", { count: MOST_FREE, days: DAYS }),
        left > 0
          ? t("You can order {count} more now.", { count: left })
          : t("Write to us if you need another."),
      ].join(" "),
    { at: "products" },
  );
}

interface SampleRow {
  lineId: string;
  productId: string;
  paidPaise: bigint;
}

/** Paid samples of an account without credit yet. */
const uncredited = (userId: string) => Prisma.sql`
  "order_lines" l JOIN "orders" o ON o."id" = l."orderId"
  WHERE l."kind" = 'sample' AND l."pricePaise" > 0 AND l."creditedInId" IS NULL
    AND o."userId" = ${userId}::uuid AND o."status" <> 'Cancelled'`;

/**
 * Samples of these products that the account paid for and was not credited yet: from orders fully paid in the ledger,
 * less their share of the order's discount and everything given back since.
 */
export function uncreditedSamples(db: Db, userId: string) {
  return async (productIds: readonly string[]): Promise<PaidSample[]> => {
    const rows = await db.$queryRaw<SampleRow[]>`
      SELECT * FROM (
        SELECT l."id" AS "lineId", l."productId", (
          floor(l."lineTotalPaise"::numeric * (o."subtotalPaise" - o."discountPaise") / o."subtotalPaise")
          - o."creditedPaise" - (
            SELECT coalesce(sum("creditedPaise"), 0) FROM "order_refunds"
            WHERE "orderId" = o."id" AND "state" = 'under_way')
        )::bigint AS "paidPaise"
        FROM ${uncredited(userId)}
          AND o."outstandingPaise" <= 0 AND l."productId" = ANY (${productIds}::uuid[])
      ) paid
      WHERE "paidPaise" > 0 ORDER BY "lineId" LIMIT 100`;
    return rows.map(({ paidPaise, ...row }) => ({ ...row, paidPaise: toSafePaise(paidPaise) }));
  };
}

/** Locks the orders of creditable samples, so that none is cancelled or refunded before the commit. */
export async function lockSamples(
  tx: Transaction,
  userId: string,
  productIds: readonly string[],
): Promise<void> {
  await tx.$queryRaw`
    SELECT FROM ${uncredited(userId)} AND l."productId" = ANY (${productIds}::uuid[])
    ORDER BY o."id" FOR NO KEY UPDATE OF o`;
}

/**
 * Marks samples as credited in an order.
 * @throws AppError price_changed when another order claimed them first
 */
export async function claimSamples(
  tx: Transaction,
  orderId: string,
  lineIds: readonly string[],
): Promise<void> {
  if (lineIds.length === 0) return;
  const { count } = await tx.orderLine.updateMany({
    where: { id: { in: [...lineIds] }, creditedInId: null },
    data: { creditedInId: orderId },
  });
  if (count === lineIds.length) return;
  const message = "A sample was credited in another order. Please check the total and order again.";
  throw new AppError("price_changed", message);
}

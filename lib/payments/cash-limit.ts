import "server-only";
import { invalidField } from "@/lib/base/errors";
import { DAY_MS, dayName, dayNamed } from "@/lib/base/india-time";
import type { Transaction } from "@/lib/db/client";
import { formatRupees, toSafePaise } from "@/lib/pricing/money";
import { CASH_LIMIT_PAISE, cashLaw } from "@/lib/shop/payment-methods/cash-law";
import { lockTexts } from "@/lib/db/locks/text-locks";
import { sameCustomer } from "@/lib/shop/customers/same-customer";
import type { Movement } from "./write-row";

/**
 * Refuses cash beyond the legal limit for one order, or from one person on one day in India, including cash already in
 * the ledger.
 * @throws AppError invalid_input (field `amount`)
 */
export async function refuseAboveCash(tx: Transaction, receipt: Movement): Promise<void> {
  const { order, amountPaise, means, at } = receipt;
  if (means !== "cash") return;
  const payer = await tx.order.findUniqueOrThrow({
    where: { id: order.id },
    select: { userId: true, email: true, phone: true },
  });
  const { isTheirs, keys } = await sameCustomer(tx, payer);
  // The second of two receipts from one person waits and then counts the first.
  await lockTexts(tx, "cash", keys);
  const day = dayName(at);
  const from = dayNamed(day);
  const until = new Date(from.getTime() + DAY_MS);
  const [taken] = await tx.$queryRaw<{ order: bigint; day: bigint }[]>`
    WITH cash AS (
      SELECT p.* FROM "payments" p WHERE p."kind" = 'receipt' AND p."means" = 'cash'
        AND NOT EXISTS (SELECT FROM "payments" r WHERE r."reversesId" = p."id")
    )
    SELECT
      (SELECT coalesce(sum("amountPaise"), 0) FROM cash WHERE "orderId" = ${order.id}::uuid)::bigint AS "order",
      (SELECT coalesce(sum(p."amountPaise"), 0)
        FROM cash p JOIN "orders" o ON o."id" = p."orderId" LEFT JOIN "users" u ON u."id" = o."userId"
        WHERE p."at" >= ${from} AND p."at" < ${until}
          AND (o."id" = ${order.id}::uuid OR ${isTheirs}))::bigint AS "day"`;
  const sums = { order: toSafePaise(taken?.order ?? 0n), day: toSafePaise(taken?.day ?? 0n) };
  const most = CASH_LIMIT_PAISE - 1 - Math.max(sums.order, sums.day);
  if (amountPaise <= most) return;
  const what = sums.order >= sums.day ? "for one order" : "from one person in a day";
  const left = most > 0 ? `At most ${formatRupees(most)} more` : "No more";
  throw invalidField(
    "amount",
    `${left} may be taken in cash: ₹2,00,000 or more ${what} is forbidden (${cashLaw(day)}). Take the rest by bank, UPI or cheque.`,
  );
}

import "server-only";
import { addressBlock } from "@/lib/base/http/proxies";
import { listSoldProducts, type CartLine } from "@/lib/orders/cart/cart-line";
import type { Transaction } from "@/lib/db/client";
import { consumeLimits } from "@/lib/http/limits/database-limit";
import { oneMailbox } from "@/lib/base/text/one-mailbox";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { Refusal } from "@/lib/i18n/refusal";
import type { Translate } from "@/lib/i18n/translate";

export interface UnverifiedCaller {
  email: string;
  ipAddress: string;
}

/**
 * Applies the rate limits for unverified orders, per IP address block and per mailbox. A refused order is not counted,
 * because its transaction rolls back.
 * @throws AppError rate_limited with Retry-After
 */
export async function admitUnverified(
  tx: Transaction,
  { email, ipAddress }: UnverifiedCaller,
  { unprovenOrdersPerHour }: ShopSettings,
): Promise<void> {
  const waits = await consumeLimits(tx, [
    {
      limit: "ordersOfAddress",
      subject: addressBlock(ipAddress),
      points: unprovenOrdersPerHour,
    },
    { limit: "ordersOfMailbox", subject: oneMailbox(email) },
  ]);
  refuseToo(Math.max(...waits));
}

function refuseToo(wait: number): void {
  if (wait === 0) return;
  const count = Math.ceil(wait / 60);
  throw new Refusal(
    "rate_limited",
    (t) =>
      t(
        "Too many orders without a confirmed account in the last hour. Sign in to an account with a confirmed email address, or try again in {time}.",
        { time: count === 1 ? t("a minute") : t("{count} minutes", { count }) },
      ),
    { headers: { "Retry-After": String(wait) } },
  );
}

/**
 * The reason why an unverified order cannot have these lines; undefined when it can. The transaction holds locks on
 * the products, so that each order counts the ones before it.
 */
export async function overUnverifiedShare(
  tx: Transaction,
  lines: readonly CartLine[],
  { unprovenStockShare }: ShopSettings,
): Promise<((t: Translate) => string) | undefined> {
  const sold = listSoldProducts(lines);
  const held = await reservedByUnverified(
    tx,
    sold.map(({ productId }) => productId),
  );
  const refusals = sold.flatMap(({ productId, quantity }) => {
    const line = lines.find((candidate) => candidate.productId === productId);
    const stockCount = line?.sale?.stockCount ?? 0;
    const room = unverifiedRoom(stockCount, held.get(productId) ?? 0, unprovenStockShare);
    return quantity <= room ? [] : [{ name: line?.name ?? "", room }];
  });
  if (refusals.length === 0) return undefined;
  return (t) =>
    [
      ...refusals.map((each) => translateRoom(each, t)),
      t(
        "Sign in to an account with a confirmed email address to order more, or confirm an earlier order by the link in its mail.",
      ),
    ].join(" ");
}

/**
 * Packs of a product that the next unverified order may take: all open unverified orders together hold at most
 * `sharePercent` of the stock that there would be without them, rounded up to a whole pack.
 */
export function unverifiedRoom(stockCount: number, held: number, sharePercent: number): number {
  const most = Math.ceil(((stockCount + held) * sharePercent) / 100);
  return Math.min(stockCount, Math.max(0, most - held));
}

function translateRoom({ name, room }: { name: string; room: number }, t: Translate): string {
  return room > 0
    ? t("Without a confirmed account you can order at most {count} of {name} now.", {
        count: room,
        name,
      })
    : t("Without a confirmed account {name} cannot be ordered now.", { name });
}

async function reservedByUnverified(tx: Transaction, ids: string[]): Promise<Map<string, number>> {
  const rows = await tx.$queryRaw<{ productId: string; held: number }[]>`
    SELECT l."productId", sum(l."quantity")::int AS held
    FROM "orders" o JOIN "order_lines" l ON l."orderId" = o."id"
    WHERE o."status" = 'Pending' AND o."proof" IS NULL AND l."fromStock" AND l."productId" = ANY (${ids}::uuid[])
    GROUP BY l."productId"`;
  return new Map(rows.map(({ productId, held }) => [productId, held]));
}

import "server-only";
import { columnDay } from "@/lib/base/india-time";
import { z } from "@/lib/base/input/zod";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";

const LINE = {
  id: true,
  productId: true,
  name: true,
  offerLineId: true,
  order: { select: { userId: true, companyId: true, offerVersionId: true } },
} satisfies Prisma.OrderLineSelect;

type LineRow = Prisma.OrderLineGetPayload<{ select: typeof LINE }>;

/**
 * Stores approved goods as items of the buyer, for reordering. A line with the spec and artwork of an existing item
 * refreshes it; any other creates one. A box without print has nothing to approve and becomes an item when ordered.
 * Lines of guests and free replacements create none.
 */
export async function storeItems(
  tx: Transaction,
  approved: Pick<Prisma.OrderLineWhereInput, "id" | "order" | "itemId">,
): Promise<void> {
  const lines = await tx.orderLine.findMany({
    where: {
      AND: [
        approved,
        { stage: "approved", order: { isReplacement: false } },
        { OR: [{ approvalId: { not: null } }, { kind: "custom" }] },
      ],
    },
    select: LINE,
    orderBy: [{ order: { createdAt: "asc" } }, { position: "asc" }],
  });
  for (const line of lines) await storeItem(tx, line);
}

/** `storeItems` for a whole new order, whose lines also get the buyer's codes for products. */
export async function storeOrderItems(tx: Transaction, id: string): Promise<void> {
  await storeItems(tx, { order: { id } });
  await tx.$executeRaw`
    UPDATE "order_lines" l SET "itemId" = i."id", "buyerCode" = i."code"
    FROM "orders" o, "items" i
    WHERE o."id" = ${id}::uuid AND l."orderId" = o."id" AND l."itemId" IS NULL AND l."kind" = 'product'
      AND l."stage" IS NULL AND i."lineId" IS NULL AND i."productId" = l."productId"
      AND (i."companyId" = o."companyId" OR (o."companyId" IS NULL AND i."userId" = o."userId"))`;
}

const KEPT = { id: true, code: true } as const;

async function storeItem(tx: Transaction, line: LineRow): Promise<void> {
  const { userId, companyId } = line.order;
  if (userId === null && companyId === null) return;
  const owner = companyId === null ? { userId, companyId } : { userId: null, companyId };
  const agreed = await readOffered(tx, line);
  const id = await findSame(tx, line.id, owner);
  const stored = { lineId: line.id, ...agreed };
  const item = id
    ? await tx.item.update({ where: { id }, data: stored, select: KEPT })
    : await tx.item.create({
        data: { ...owner, ...stored, name: line.name, productId: line.productId },
        select: KEPT,
      });
  await tx.orderLine.update({
    where: { id: line.id },
    data: { itemId: item.id, buyerCode: item.code },
    select: { id: true },
  });
}

/** The owner's item with the same file and spec; the version of the size table does not matter. */
async function findSame(
  tx: Transaction,
  lineId: string,
  { userId, companyId }: { userId: string | null; companyId: string | null },
): Promise<string | undefined> {
  const [found] = await tx.$queryRaw<{ id: string }[]>`
    SELECT i."id"
    FROM "order_lines" n
    LEFT JOIN "artworks" na ON na."id" = n."artworkId"
    JOIN "items" i ON i."companyId" = ${companyId}::uuid OR i."userId" = ${userId}::uuid
    JOIN "order_lines" l ON l."id" = i."lineId"
    LEFT JOIN "artworks" la ON la."id" = l."artworkId"
    WHERE n."id" = ${lineId}::uuid AND (
      l."approvalId" = n."approvalId"
      OR (la."sha256" = na."sha256" OR (l."approvalId" IS NULL AND n."approvalId" IS NULL))
        AND l."name" = n."name" AND l."unit" = n."unit"
        AND l."productId" IS NOT DISTINCT FROM n."productId"
        AND (l."spec" #- '{made,table}') IS NOT DISTINCT FROM (n."spec" #- '{made,table}')
        AND (l."print" - 'again') IS NOT DISTINCT FROM (n."print" - 'again')
    )
    ORDER BY i."createdAt", i."id"
    LIMIT 1`;
  return found?.id;
}

const quantitiesSchema = z.array(
  z.object({ quantity: z.number().int(), pricePaise: z.number().int() }),
);

/** An offer's prices also apply to repeats until its last day. */
async function readOffered(
  tx: Transaction,
  { offerLineId, order: { offerVersionId } }: LineRow,
): Promise<Pick<Prisma.ItemUncheckedCreateInput, "tiers" | "validUntil"> | undefined> {
  if (offerVersionId === null || offerLineId === null) return undefined;
  const [offered] = await tx.$queryRaw<{ quantities: unknown; validUntil: Date }[]>`
    SELECT line -> 'quantities' AS "quantities", coalesce(o."validUntil", v."validUntil") AS "validUntil"
    FROM "offer_versions" v
    JOIN "offers" o ON o."id" = v."offerId", jsonb_array_elements(v."lines") line
    WHERE v."id" = ${offerVersionId}::uuid AND line ->> '_id' = ${offerLineId}`;
  if (!offered || offered.validUntil < columnDay(new Date())) return undefined;
  const tiers = quantitiesSchema
    .parse(offered.quantities)
    .map(({ quantity: from, pricePaise }) => ({ from, pricePaise }))
    .sort((a, b) => a.from - b.from);
  return { tiers, validUntil: offered.validUntil };
}

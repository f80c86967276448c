import "server-only";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { OrderClaimed } from "../order";

/** Claims, oldest first. Checks no access. */
export async function readClaims(
  db: Db,
  where: Prisma.OrderClaimWhereInput,
): Promise<OrderClaimed[]> {
  const rows = await db.orderClaim.findMany({
    where,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: {
      ...{ id: true, text: true, createdAt: true, decision: true, words: true, decidedAt: true },
      lines: {
        select: { orderLineId: true, quantity: true },
        orderBy: { orderLine: { position: "asc" } },
      },
      photos: { select: { position: true } },
    },
  });
  return rows.map(({ createdAt: at, lines, photos, ...row }) => ({
    ...{ ...row, at, photoCount: photos.length },
    lines: lines.map(({ orderLineId: line, quantity }) => ({ line, quantity })),
  }));
}

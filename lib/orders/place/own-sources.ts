import "server-only";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { uncreditedSamples } from "../cart/samples";
import type { ApprovedLine } from "@/lib/orders/cart/approved-line";
import type { LinePrint } from "@/lib/orders/cart/cart-line";

/** What counts in the cart of an account alone: its samples, and the artwork that it or its company has approved. */
export const ownSources = (
  db: Db,
  { userId, companyId }: { userId: string; companyId: string | null },
) => ({
  readSamples: uncreditedSamples(db, userId),
  readApproved: approvedLines(db, companyId ? { OR: [{ userId }, { companyId }] } : { userId }),
});

/** The printed lines of these orders whose proof was approved, by their ids. */
function approvedLines(db: Db, order: Prisma.OrderWhereInput) {
  return async (ids: readonly string[]): Promise<ApprovedLine[]> => {
    const rows = await db.orderLine.findMany({
      where: { id: { in: [...ids] }, stage: "approved", order },
      select: {
        id: true,
        productId: true,
        print: true,
        artworkId: true,
        approvalId: true,
        toolId: true,
      },
    });
    return rows.flatMap(({ print, productId, approvalId, ...line }) =>
      print && productId && approvalId
        ? [{ ...line, productId, approvalId, print: print as unknown as LinePrint }]
        : [],
    );
  };
}

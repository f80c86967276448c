import "server-only";
import type { Db } from "@/lib/db/client";
import { uncreditedSamples } from "../cart/samples";
import type { ApprovedLine } from "@/lib/orders/cart/approved-line";
import type { LinePrint } from "@/lib/orders/cart/cart-line";

/** What counts in the cart of an account alone: its samples and its approved artwork. */
export const ownSources = (db: Db, userId: string) => ({
  readSamples: uncreditedSamples(db, userId),
  readApproved: approvedLines(db, userId),
});

/** The printed lines of an account's orders whose proof it has approved, by their ids. */
function approvedLines(db: Db, userId: string) {
  return async (ids: readonly string[]): Promise<ApprovedLine[]> => {
    const rows = await db.orderLine.findMany({
      where: { id: { in: [...ids] }, stage: "approved", order: { userId } },
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

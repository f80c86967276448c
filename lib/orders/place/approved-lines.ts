import "server-only";
import type { Db } from "@/lib/db/client";
import type { ApprovedLine } from "../cart/approved-line";
import type { LinePrint } from "../cart/cart-line";

/** The printed lines of an account's orders whose proof it has approved, by their ids. */
export function approvedLines(db: Db, userId: string) {
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

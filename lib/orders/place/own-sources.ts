import "server-only";
import type { Db } from "@/lib/db/client";
import { companyPrices } from "@/lib/catalogue/price-lists/company-prices";
import { uncreditedSamples } from "../cart/samples";
import type { ApprovedLine } from "@/lib/orders/cart/approved-line";
import type { LinePrint } from "@/lib/orders/cart/cart-line";
import { companyOf } from "@/lib/orders/customer";

/** What counts in the cart of an account alone: its samples, its approved artwork and the prices of its company. */
export const ownSources = (db: Db, userId: string, companyId: string | null) => ({
  readSamples: uncreditedSamples(db, userId),
  readApproved: approvedLines(db, userId),
  readCompanyPrices: companyId === null ? undefined : companyPrices(db, companyId),
});

/** The same for an account that staff order for. */
export async function sourcesOfAccount(db: Db, userId: string, personal?: boolean) {
  const membership = await db.companyMember.findUnique({
    where: { userId },
    select: { companyId: true },
  });
  return ownSources(db, userId, companyOf({ membership }, personal));
}

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

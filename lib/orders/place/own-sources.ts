import "server-only";
import type { Db } from "@/lib/db/client";
import { companyPrices } from "@/lib/companies/price-lists/company-prices";
import type { Prisma } from "@/lib/db/generated/client";
import type { ApprovedLine } from "@/lib/orders/cart/approved-line";
import type { LinePrint, LineSpec } from "@/lib/orders/cart/cart-line";
import { findBuyingCompany } from "@/lib/orders/customer";
import { uncreditedSamples } from "../cart/samples";

/**
 * What counts in the cart of an account alone: its samples, the artwork that it or its company has approved, and the
 * prices of its company. Artwork of a company is made again for the company alone: a former member must not have its
 * boxes made, nor read its files through an order of their own.
 */
export const ownSources = (
  db: Db,
  { userId, companyId }: { userId: string; companyId: string | null },
) => ({
  readSamples: uncreditedSamples(db, userId),
  readApproved: approvedLines(db, {
    OR: [{ userId, companyId: null }, ...(companyId ? [{ companyId }] : [])],
  }),
  readCompanyPrices: companyId === null ? undefined : companyPrices(db, companyId),
});

/** The same for an account that staff order for. */
export async function sourcesOfAccount(db: Db, userId: string, personal?: boolean) {
  const company = personal ? null : await findBuyingCompany(db, userId);
  return ownSources(db, { userId, companyId: company?.id ?? null });
}

/** The lines of these orders whose proof was approved, by their ids. */
function approvedLines(db: Db, order: Prisma.OrderWhereInput) {
  return async (ids: readonly string[]): Promise<ApprovedLine[]> => {
    const rows = await db.orderLine.findMany({
      where: { id: { in: [...ids] }, stage: "approved", order },
      select: {
        id: true,
        productId: true,
        name: true,
        unit: true,
        basis: true,
        hsnCode: true,
        print: true,
        spec: true,
        artworkId: true,
        approvalId: true,
        toolId: true,
      },
    });
    return rows.flatMap(({ print, spec, approvalId, ...line }) =>
      approvalId
        ? [
            {
              ...line,
              approvalId,
              print: print as unknown as LinePrint | null,
              spec: spec as LineSpec | null,
            },
          ]
        : [],
    );
  };
}

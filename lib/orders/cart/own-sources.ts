import "server-only";
import { columnDay } from "@/lib/base/india-time";
import { serverPaths } from "@/lib/base/server-paths";
import { parsePriceTiers } from "@/lib/catalogue/sale-terms";
import type { Db } from "@/lib/db/client";
import { companyPrices } from "@/lib/companies/price-lists/company-prices";
import type { Prisma } from "@/lib/db/generated/client";
import { findBuyingCompany } from "@/lib/orders/customer";
import type { ApprovedLine } from "./approved-line";
import type { LinePrint, LineSpec } from "./cart-line";
import type { OwnLine, ReadItems } from "./own-item";
import { uncreditedSamples } from "./samples";

/**
 * Account-specific sources of a cart: samples, artwork approved by the account or its company, and company prices.
 * Company artwork can be reused only in orders for the company: otherwise a former member could have its boxes made,
 * or read its files through a personal order.
 */
export const ownSources = (
  db: Db,
  { userId, companyId }: { userId: string; companyId: string | null },
) => ({
  readSamples: uncreditedSamples(db, userId),
  readApproved: approvedLines(db, {
    OR: [{ userId, companyId: null }, ...(companyId ? [{ companyId }] : [])],
  }),
  holder: { userId, companyId },
  readItems: ownItems(db, { OR: [{ userId }, ...(companyId ? [{ companyId }] : [])] }),
  readCompanyPrices: companyId === null ? undefined : companyPrices(db, companyId),
});

/** `ownSources` for an account that staff order for. */
export async function sourcesOfAccount(db: Db, userId: string, personal?: boolean) {
  const company = personal ? null : await findBuyingCompany(db, userId);
  return ownSources(db, { userId, companyId: company?.id ?? null });
}

const LINE = {
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
  itemId: true,
  buyerCode: true,
} satisfies Prisma.OrderLineSelect;

type LineRow = Prisma.OrderLineGetPayload<{ select: typeof LINE }>;

const toApproved = <Row extends LineRow>({ print, spec, ...line }: Row) => ({
  ...line,
  print: print as unknown as LinePrint | null,
  spec: spec as LineSpec | null,
});

/** Lines of these orders with an approved proof, by id. */
function approvedLines(db: Db, order: Prisma.OrderWhereInput) {
  return async (ids: readonly string[]): Promise<ApprovedLine[]> => {
    const rows = await db.orderLine.findMany({
      where: { id: { in: [...ids] }, stage: "approved", order },
      select: LINE,
    });
    return rows.map((row) => toApproved(row));
  };
}

/** The owners' items by id. */
export function ownItems(db: Db, owned: Prisma.ItemWhereInput): ReadItems {
  return async (ids) => {
    const rows = await db.item.findMany({
      where: { AND: [owned, { id: { in: ids } }] },
      select: {
        id: true,
        lineId: true,
        productId: true,
        code: true,
        tiers: true,
        validUntil: true,
      },
    });
    const lines = await readLines(db, rows);
    const today = columnDay(new Date());
    return rows.map(({ id, lineId, productId, code, tiers, validUntil }) => ({
      id,
      productId,
      code,
      tiers: validUntil && validUntil < today ? [] : parsePriceTiers(tiers),
      line: lines.get(lineId ?? "") ?? null,
    }));
  };
}

async function readLines(
  db: Db,
  rows: readonly { id: string; lineId: string | null }[],
): Promise<Map<string, OwnLine>> {
  const ids = rows.flatMap(({ lineId }) => lineId ?? []);
  if (ids.length === 0) return new Map();
  const lines = await db.orderLine.findMany({
    where: { id: { in: ids } },
    select: { ...LINE, thumbnailImage: true, leadDays: true },
  });
  const approvedBy = lines.flatMap(({ approvalId }) => approvalId ?? []);
  const approvals = await db.proofApproval.findMany({
    where: { id: { in: approvedBy }, proof: { pages: { gt: 0 } } },
    select: { id: true, proofId: true },
  });
  const proofs = new Map(approvals.map(({ id, proofId }) => [id, proofId]));
  // A buyer can cancel a pending order, and with it the tool.
  const tooled = await db.$queryRaw<{ itemId: string }[]>`
    SELECT DISTINCT l."itemId" FROM "order_lines" l
    JOIN "orders" o ON o."id" = l."orderId" AND o."status" NOT IN ('Pending', 'Cancelled')
    JOIN "order_lines" t ON t."orderId" = l."orderId" AND t."kind" = 'tool' AND t."forLine" = l."position"
    WHERE l."itemId" = ANY (${rows.map(({ id }) => id)}::uuid[])`;
  const paid = new Set(tooled.map(({ itemId }) => itemId));
  return new Map(
    lines.map((line) => {
      const proof = proofs.get(line.approvalId ?? "");
      const picture = proof === undefined ? null : serverPaths.proofPage(proof, 1);
      const hasTool = line.toolId !== null || paid.has(line.itemId ?? "");
      return [line.id, { ...toApproved(line), picture, hasTool }];
    }),
  );
}

import "server-only";
import { isUuid } from "@/lib/base/ids/uuid";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { toRupees } from "@/lib/pricing/money";
import { pricesOfCompany, statedPrices } from "@/lib/companies/price-lists/own-prices";
import { parsePriceTiers, statedTiers } from "@/lib/catalogue/sale-terms";
import type { PriceHelp } from "./answers";
import type { ShopSide } from "./queries";
import { parseLines, type StoredRequestLine } from "./stored-version";

/** Number of earlier offers to the same buyer that are shown. */
const EARLIER = 5;

/**
 * Pricing help for an offer: its products' prices in the shop and for the buyer's company, and earlier offers to this
 * buyer. Amounts in rupees.
 * @param named `_id` or number
 * @throws AppError not_found
 */
export async function readPriceHelp(
  db: Db,
  named: string,
  side: ShopSide = "shop",
): Promise<PriceHelp> {
  const offer = await db.offer.findUnique({
    where: isUuid(named) ? { id: named } : { number: named },
    select: {
      id: true,
      userId: true,
      companyId: true,
      email: true,
      asked: true,
      versions: { orderBy: { n: "desc" }, take: 1, select: { lines: true } },
    },
  });
  if (!offer) throw new AppError("not_found", "There is no such offer.");
  const requested = (offer.asked ?? []) as unknown as StoredRequestLine[];
  const ids = [
    ...requested.flatMap(({ product }) => product ?? []),
    ...offer.versions.flatMap(({ lines }) =>
      parseLines(lines).flatMap(({ productId }) => productId ?? []),
    ),
  ];
  const [products, earlier] = await Promise.all([
    readProducts(db, [...new Set(ids)], { companyId: offer.companyId, side }),
    readEarlier(db, offer),
  ]);
  return { products, earlier };
}

async function readProducts(
  db: Db,
  ids: readonly string[],
  { companyId, side }: { companyId: string | null; side: ShopSide },
): Promise<PriceHelp["products"]> {
  if (ids.length === 0) return [];
  const rows = await db.product.findMany({
    where: { id: { in: [...ids] } },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: { id: true, name: true, pricePaise: true, priceTiers: true, costPaise: true },
  });
  const own = companyId === null ? null : await pricesOfCompany(db, rows, companyId);
  return rows.map(({ id, name, pricePaise, priceTiers, costPaise }) => {
    const companyPrice = own?.get(id);
    return {
      _id: id,
      name,
      price: toRupees(pricePaise),
      tiers: statedTiers(parsePriceTiers(priceTiers)),
      ...(side === "shop-with-costs" && costPaise !== null && { cost: toRupees(costPaise) }),
      ...(companyPrice && { companyPrice: statedPrices(companyPrice) }),
    };
  });
}

interface Buyer {
  id: string;
  userId: string | null;
  email: string | null;
}

async function readEarlier(db: Db, { id, userId, email }: Buyer): Promise<PriceHelp["earlier"]> {
  const buyers: Prisma.OfferWhereInput[] = [
    ...(userId ? [{ userId }] : []),
    ...(email ? [{ email }] : []),
  ];
  if (buyers.length === 0) return [];
  const rows = await db.offer.findMany({
    where: { OR: buyers, id: { not: id }, version: { not: null } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: EARLIER,
    select: {
      id: true,
      number: true,
      state: true,
      versions: {
        where: { sentAt: { not: null } },
        orderBy: { n: "desc" },
        take: 1,
        select: { sentAt: true, lines: true },
      },
    },
  });
  return rows.flatMap(({ id: earlier, number, state, versions: [version] }) =>
    version?.sentAt
      ? [
          {
            _id: earlier,
            number,
            state,
            sentAt: version.sentAt.toISOString(),
            lines: toLines(version.lines),
          },
        ]
      : [],
  );
}

const toLines = (stored: unknown) =>
  parseLines(stored).map(({ name, unit, basis, quantities }) => ({
    name,
    unit,
    basis,
    quantities: quantities.map(({ quantity, pricePaise }) => ({
      quantity,
      price: toRupees(pricePaise),
    })),
  }));

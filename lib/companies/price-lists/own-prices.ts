import "server-only";
import { IN_SHOP } from "@/lib/catalogue/presence";
import { parsePriceTiers, statedTiers } from "@/lib/catalogue/sale-terms";
import type { Db } from "@/lib/db/client";
import { listedPrices } from "@/lib/pricing/listed-price";
import { toRupees } from "@/lib/pricing/money";
import type { PackPrices } from "@/lib/pricing/price-tiers";
import { companyPrices } from "./company-prices";
import type { OwnPrice } from "./schemas";

interface PricedRow {
  id: string;
  pricePaise: number;
  priceTiers: unknown;
}

/** Today's prices of plain packs for members of a company, by product id. */
export async function pricesOfCompany(
  db: Db,
  rows: readonly PricedRow[],
  companyId: string,
): Promise<Map<string, PackPrices>> {
  const { listed } = await companyPrices(db, companyId)(rows.map(({ id }) => id));
  return new Map(
    rows.flatMap((row) => {
      const price = listed.get(row.id);
      return price ? [[row.id, listedPrices(price, publicPrices(row))]] : [];
    }),
  );
}

const publicPrices = ({ pricePaise, priceTiers }: PricedRow): PackPrices => ({
  pricePaise,
  priceTiers: parsePriceTiers(priceTiers),
});

/** Product prices for a member of a company, in the order requested; public prices where it has none. */
export async function readOwnPrices(
  db: Db,
  ids: readonly string[],
  companyId: string | null,
): Promise<OwnPrice[]> {
  const rows = await db.product.findMany({
    where: { ...IN_SHOP, id: { in: [...ids] } },
    select: { id: true, pricePaise: true, priceTiers: true },
  });
  const own = companyId === null ? null : await pricesOfCompany(db, rows, companyId);
  const prices = new Map(rows.map((row) => [row.id, own?.get(row.id) ?? publicPrices(row)]));
  return [...new Set(ids)].flatMap((product) => {
    const price = prices.get(product);
    return price ? [{ product, ...statedPrices(price) }] : [];
  });
}

/** The prices in rupees; without tiers when a pack always costs the same. */
export const statedPrices = ({
  pricePaise,
  priceTiers,
}: PackPrices): Omit<OwnPrice, "product"> => ({
  price: toRupees(pricePaise),
  ...(priceTiers.length > 0 && { tiers: statedTiers(priceTiers) }),
});

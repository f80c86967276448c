import "server-only";
import { dateName } from "@/lib/base/dates";
import { isUuid } from "@/lib/base/ids/uuid";
import { dayName } from "@/lib/base/india-time";
import { parsePriceTiers } from "@/lib/catalogue/sale-terms";
import type { Db } from "@/lib/db/client";
import { listState, type ListedPrice } from "@/lib/pricing/listed-price";

/** A company's price list as of today. */
export interface CompanyPrices {
  /** By product id; other products have the public price. */
  listed: ReadonlyMap<string, ListedPrice>;
  /** True when promo codes apply on top of it. */
  promoCodes: boolean;
}

export type ReadCompanyPrices = (productIds: readonly string[]) => Promise<CompanyPrices>;

const PUBLIC: CompanyPrices = { listed: new Map(), promoCodes: true };

interface Row {
  validFrom: Date | null;
  validTo: Date | null;
  promoCodes: boolean;
  productId: string;
  tiers: unknown;
  /** Used when `tiers` is null. */
  percent: number;
}

/**
 * Prices of a company's members by today's list, read in one statement. An order reads them again in its transaction,
 * so that it has the prices of one list at one moment. A closed company has public prices.
 */
export function companyPrices(db: Db, companyId: string): ReadCompanyPrices {
  return async (productIds) => {
    const rows = await db.$queryRaw<Row[]>`
      SELECT l."validFrom", l."validTo", l."promoCodes", r."productId", r."tiers",
        r."percent"::float8 AS "percent"
      FROM "companies" c
        JOIN "price_lists" l ON l."id" = c."priceListId"
        JOIN "price_list_rows" r ON r."priceListId" = l."id"
      WHERE c."id" = ${companyId}::uuid AND c."state" <> 'closed'
        AND r."productId" = ANY ((SELECT ${productIds.filter(isUuid)}::uuid[])::uuid[])`;
    const [first] = rows;
    if (!first || listState(toDays(first), dayName(new Date())) !== "current") return PUBLIC;
    const listed = new Map(rows.map((row) => [row.productId, toListedPrice(row)]));
    return { listed, promoCodes: first.promoCodes };
  };
}

const toDays = ({ validFrom, validTo }: Row) => ({
  from: validFrom && dateName(validFrom),
  to: validTo && dateName(validTo),
});

/** Reads the columns of a row; `percent` applies when `tiers` is null. */
export const toListedPrice = ({ tiers, percent }: Pick<Row, "tiers" | "percent">): ListedPrice =>
  tiers === null ? { percent } : { tiers: parsePriceTiers(tiers) };

import "server-only";
import { Prisma } from "shop-database";
import type { AdminTabName } from "@/lib/base/staff-paths";
import type { Db } from "@/lib/db/client";

/** Both texts are constants of this file, so that nothing typed becomes SQL. */
const any = (table: string, condition = "TRUE") =>
  Prisma.raw(`EXISTS (SELECT FROM "${table}" WHERE ${condition})`);

/**
 * The parts of the admin that a shop may do without, each with a condition that holds once it is used. Companies and
 * offers are none of them: a new shop brings its customers and quotes prices on its first day.
 */
const SIGNS = {
  production: Prisma.sql`${any("order_lines", '"stage" IS NOT NULL')}
    OR ${any("products", `"supply" = 'to_order' OR "printOptions" <> '[]'`)}`,
  promotions: any("promo_codes"),
  "price-lists": any("price_lists"),
  sizes: any("size_table_versions"),
  tools: any("tools"),
  searches: any("search_days"),
  reviews: any("product_reviews"),
  newsletter: any("newsletter_subscriptions"),
  accounts: any("order_documents"),
  margins: any("products", '"costPaise" IS NOT NULL'),
  tax: any("settings", `"key" = 'taxRegime' AND "value" = 'gst'`),
  connections: Prisma.sql`${any("api_keys")} OR ${any("webhooks")}`,
} satisfies Partial<Record<AdminTabName, Prisma.Sql>>;

export type OptionalPart = keyof typeof SIGNS;

export const OPTIONAL_PARTS = Object.keys(SIGNS) as OptionalPart[];

/** Lists the parts that have nothing in them and are not switched on. */
export async function readUnusedParts(db: Db): Promise<OptionalPart[]> {
  const columns = OPTIONAL_PARTS.map(
    (part) => Prisma.sql`(${SIGNS[part]}) AS ${Prisma.raw(`"${part}"`)}`,
  );
  const [row] = await db.$queryRaw<Record<OptionalPart, boolean>[]>`
    SELECT ${Prisma.join(columns)}`;
  return OPTIONAL_PARTS.filter((part) => !row?.[part]);
}

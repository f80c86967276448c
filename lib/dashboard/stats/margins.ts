import "server-only";
import { Prisma } from "shop-database";
import { dayNamed, dayStart } from "@/lib/base/india-time";
import type { Db } from "@/lib/db/client";
import { SALE_STATUSES } from "@/lib/orders/status";
import { toEarnings } from "@/lib/pricing/earnings/earnings";
import { toSafePaise, toRupees } from "@/lib/pricing/money";
import { MARGINS_SHOWN, type Margin, type MarginsQuery } from "./margin-schemas";

interface MarginRow {
  key: string;
  name: string;
  orders: bigint;
  quantity: bigint;
  revenue: bigint;
  /** For the lines with a known cost. */
  knownRevenue: bigint;
  cost: bigint;
  isKnown: boolean;
  isPartly: boolean;
}

/** Subject of a row: a product under its latest name, even if deleted; a person by account or email. */
const SUBJECTS = {
  product: {
    key: Prisma.sql`coalesce(l."productId"::text, l."name")`,
    name: Prisma.sql`l."name"`,
  },
  customer: {
    key: Prisma.sql`coalesce(o."userId"::text, lower(o."email"), o."phone", o."customerName")`,
    name: Prisma.sql`coalesce(o."company", o."customerName")`,
  },
  company: {
    key: Prisma.sql`coalesce(o."companyId"::text, 'none')`,
    name: Prisma.sql`coalesce(c."name", 'Without a company')`,
  },
} as const satisfies Record<MarginsQuery["by"], { key: Prisma.Sql; name: Prisma.Sql }>;

/**
 * Reads the earnings of these days, largest revenue first: one query over the orders of the period. A line's cost is
 * that of the sale; an order's discount is shared by its lines in proportion.
 */
export async function readMargins(db: Db, { by, from, to }: MarginsQuery): Promise<Margin[]> {
  const { key, name } = SUBJECTS[by];
  const end = dayStart(dayNamed(to), -1);
  const rows = await db.$queryRaw<MarginRow[]>`
    SELECT ${key} AS key, (array_agg(${name} ORDER BY o."createdAt" DESC))[1] AS name,
      count(DISTINCT o."id") AS orders,
      sum(l."quantity")::bigint AS quantity,
      round(sum(e.paise))::bigint AS revenue,
      coalesce(round(sum(e.paise) FILTER (WHERE l."costPaise" IS NOT NULL)), 0)::bigint AS "knownRevenue",
      coalesce(sum(round(l."costPaise"::numeric * l."quantity" / l."basis")), 0)::bigint AS cost,
      bool_or(l."costPaise" IS NOT NULL) AS "isKnown", bool_or(l."costPaise" IS NULL) AS "isPartly"
    FROM "orders" o
    JOIN "order_lines" l ON l."orderId" = o."id"
    LEFT JOIN "companies" c ON c."id" = o."companyId"
    CROSS JOIN LATERAL (
      SELECT l."lineTotalPaise"
        - coalesce(o."discountPaise"::numeric * l."lineTotalPaise" / nullif(o."subtotalPaise", 0), 0) AS paise
    ) e
    WHERE o."createdAt" >= ${dayNamed(from)} AND o."createdAt" < ${end}
      AND o."status"::text = ANY (${SALE_STATUSES}) AND NOT o."isReplacement"
    GROUP BY 1
    ORDER BY revenue DESC, name
    LIMIT ${MARGINS_SHOWN}`;
  return rows.map((row) => {
    const { revenuePaise, costPaise, marginPaise, percent } = toEarnings({
      revenuePaise: toSafePaise(row.revenue),
      knownPaise: toSafePaise(row.knownRevenue),
      costPaise: toSafePaise(row.cost),
      isKnown: row.isKnown,
      isWhole: !row.isPartly,
    });
    return {
      _id: row.key,
      name: row.name,
      orders: Number(row.orders),
      quantity: Number(row.quantity),
      revenue: toRupees(revenuePaise),
      cost: toRupees(costPaise),
      margin: marginPaise === null ? null : toRupees(marginPaise),
      percent,
      costKnown: !row.isPartly,
    };
  });
}

import { z } from "@/lib/base/input/zod";

/** The icons of stat cards (docs/product.md: Admin). */
const STAT_ICONS = [
  "Users",
  "ShoppingCart",
  "DollarSign",
  "Package",
  "Activity",
  "Shield",
  "Database",
  "XCircle",
  "AlertTriangle",
  "CheckCircle",
  "Clock",
  "TrendingUp",
  "TrendingDown",
  "Minus",
] as const;

const STAT_IDS = [
  "revenue",
  "orders",
  "open-orders",
  "customers",
  "products",
  "low-stock",
  "out-of-stock",
  "failed-logins",
  "billed",
  "received",
  "outstanding",
] as const;

/** The meaning of an icon's colour, in this order: money and trade, things, people, or something to act on. */
const STAT_COLORS = ["brand", "kraft", "neutral", "signal"] as const;

/** Shown as the change when the previous month has no data to compare with. */
export const NO_EARLIER_DATA = "No earlier data";

export const statCardSchema = z.object({
  id: z.enum(STAT_IDS),
  title: z.string(),
  value: z.string().describe("As people read it, in Indian grouping"),
  amount: z.number().describe("The same as a number; money in rupees"),
  icon: z.enum(STAT_ICONS),
  color: z.enum(STAT_COLORS),
  trend: z.enum(["up", "down", "neutral"]),
  change: z.string().describe(`Stands before "from last month", but for "${NO_EARLIER_DATA}"`),
  note: z.string().optional().describe("What more there is to say, such as what of it is overdue"),
});

export type StatCard = z.output<typeof statCardSchema>;

const salesSchema = z.object({
  revenue: z.number().describe("Rupees, of orders that are not cancelled"),
  orders: z.int().describe("Orders that are not cancelled"),
});

const categorySalesSchema = z.object({
  category: z.string().nullable().describe("Of the product when it was sold; null: not known"),
  revenue: z.number().describe("Rupees, before discounts, shipping and tax"),
  packs: z.int(),
});

export const seriesSchema = z.object({
  days: z
    .array(salesSchema.extend({ day: z.iso.date() }))
    .describe("The last 30 days in India, today last"),
  months: z
    .array(salesSchema.extend({ month: z.string().regex(/^\d{4}-\d{2}$/) }))
    .describe("The last 12 months in India, this month last"),
  categories: z
    .object({ days: z.array(categorySalesSchema), months: z.array(categorySalesSchema) })
    .describe("Of the same 30 days and 12 months, the largest revenue first"),
});

export type Series = z.output<typeof seriesSchema>;
export type CategorySales = z.output<typeof categorySalesSchema>;

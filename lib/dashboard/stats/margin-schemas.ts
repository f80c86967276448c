import { DAY_MS } from "@/lib/base/india-time";
import { z } from "@/lib/base/input/zod";

/** Schemas of earnings. */

export const MARGINS_SHOWN = 100;

/** A year and a day, so that any year fits. */
const MOST_DAYS = 367;

const day = () => z.iso.date("Enter a day, such as 2026-11-30.");

export const marginsQuerySchema = z
  .object({
    by: z.enum(["product", "customer", "company"], "Choose product, customer or company."),
    from: day().describe("The first day in India"),
    to: day().describe("The last day in India"),
  })
  .refine(({ from, to }) => from <= to, {
    message: "The last day is before the first.",
    path: ["to"],
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MOST_DAYS * DAY_MS, {
    message: "Choose at most a year.",
    path: ["to"],
  });

export type MarginsQuery = z.output<typeof marginsQuerySchema>;

export const marginSchema = z.object({
  _id: z.string().describe("Of the product, the account or the company, else what it is known by"),
  name: z
    .string()
    .meta({ example: "Corrugated Shipping Box, 12 × 9 × 6 in" })
    .describe("Of the product, or the company, else the customer"),
  orders: z.int(),
  quantity: z.int().describe("Of the lines' units"),
  revenue: z.number().describe("Rupees after discounts, before shipping and tax"),
  cost: z.number().describe("Rupees, of what has a known cost"),
  margin: z
    .number()
    .nullable()
    .describe("Rupees, of what has a known cost; null where nothing has"),
  percent: z.int().nullable().describe("Of the revenue; null where a cost is not known"),
  costKnown: z.boolean().describe("Whether the cost of everything is known"),
});

export type Margin = z.output<typeof marginSchema>;

import { trackingSchema } from "@/lib/orders/admin-schemas";
import { z } from "@/lib/base/input/zod";
import { MAX_SHIPMENTS } from "./shipment-lines";

/** The request to ship many orders with one carrier, each with its own tracking number. */

/** A line has two texts of at most 60 characters and a separator between them. */
const LONGEST = MAX_SHIPMENTS * 200;

export const shipOrdersSchema = z.object({
  carrier: trackingSchema.shape.carrier,
  lines: z
    .string()
    .max(LONGEST, "This is too long. Ship some of these orders first.")
    .refine((text) => text.trim() !== "", "Paste a line for each order, or choose a file")
    .describe(
      `One line each: order number and tracking number, with a comma, semicolon or tab between; at most ${MAX_SHIPMENTS}. A first line without a digit is taken for a heading`,
    ),
  dryRun: z.boolean().optional().describe("Only say what would become of each line"),
});

export type ShipOrdersRequest = z.output<typeof shipOrdersSchema>;

export const SHIPMENT_STATES = ["ready", "shipped", "refused"] as const;

const count = z.number().int().min(0);

export const shipmentReportSchema = z.object({
  rows: z.array(
    z.object({
      line: z.number().int().min(1).describe("Of the text, from 1"),
      orderId: z.string(),
      number: z.string().describe("The tracking number"),
      state: z.enum(SHIPMENT_STATES).describe("`ready` in a dry run: it would be shipped"),
      message: z.string().describe("Whom it goes to, or why it is refused"),
    }),
  ),
  ready: count,
  shipped: count,
  refused: count,
});

export type ShipmentReport = z.output<typeof shipmentReportSchema>;

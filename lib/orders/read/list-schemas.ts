import { pageQuery, searchQuery } from "@/lib/base/input/list-query";
import { z } from "@/lib/base/input/zod";
import { ORDER_STATUSES } from "../status";

export const ORDER_LIST_LIMIT = { default: 20, max: 100 } as const;

export const orderListQuerySchema = z.object({
  status: z.enum(ORDER_STATUSES).optional(),
  q: searchQuery("Part of the order number or a product name"),
  ...pageQuery(ORDER_LIST_LIMIT),
});

export type OrderListQuery = z.output<typeof orderListQuerySchema>;

export const orderSummarySchema = z.object({
  total: z.number().int(),
  pending: z.number().int().describe("Pending and Processing together"),
  delivered: z.number().int(),
  spent: z.number().describe("Rupees over all orders that were not cancelled"),
});

export type OrderSummary = z.output<typeof orderSummarySchema>;

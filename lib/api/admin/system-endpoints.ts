import { z } from "zod";
import { seriesSchema, statCardSchema } from "@/lib/stats/schemas";
import type { Endpoint } from "../endpoint";

/** The admin's figures, and what the shop says of its own state. */
export const systemAdminEndpoints = {
  getStats: {
    method: "GET",
    path: "/admin/stats",
    summary: "The figures of the overview, each compared with last month",
    access: "admin",
    status: 200,
    response: z.array(statCardSchema),
    perMinute: 120,
  },
  getSeries: {
    method: "GET",
    path: "/admin/stats/series",
    summary: "Revenue and orders by day, month and category, in India's time",
    access: "admin",
    status: 200,
    response: seriesSchema,
    perMinute: 120,
  },
} as const satisfies Record<string, Endpoint>;

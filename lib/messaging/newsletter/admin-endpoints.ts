import { newsletterFilterSchema } from "@/lib/messaging/newsletter/schemas";
import { z } from "@/lib/base/input/zod";

export const newsletterAdminEndpoints = {
  exportSubscriptions: {
    method: "GET",
    path: "/admin/newsletter/export",
    chapter: "Newsletter",
    summary: "Export subscriptions",
    description:
      "The addresses that the filters pick as CSV (RFC 4180), newest first, with the times of consent.",
    access: "newsletter.export",
    status: 200,
    query: newsletterFilterSchema,
    response: z.instanceof(ReadableStream),
    produces: "text/csv",
    limit: "bulk",
  },
} as const;

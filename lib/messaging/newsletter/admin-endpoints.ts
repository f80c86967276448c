import { inChapter } from "@/lib/base/http/in-chapter";
import { newsletterFilterSchema } from "@/lib/messaging/newsletter/schemas";
import { z } from "@/lib/base/input/zod";

export const newsletterAdminEndpoints = inChapter("Newsletter", {
  exportSubscriptions: {
    call: "GET /admin/newsletter/export",
    summary: "Export subscriptions",
    description:
      "The addresses that the filters pick as CSV (RFC 4180), newest first, with the times of consent.",
    access: "newsletter.export",
    query: newsletterFilterSchema,
    response: z.instanceof(ReadableStream),
    produces: "text/csv",
    limit: "bulk",
  },
});

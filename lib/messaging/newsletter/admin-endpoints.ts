import {
  newsletterFilterSchema,
  newsletterListQuerySchema,
  newsletterSummarySchema,
  subscriptionSchema,
} from "@/lib/messaging/newsletter/schemas";
import { z } from "@/lib/base/input/zod";

export const newsletterAdminEndpoints = {
  listSubscriptions: {
    method: "GET",
    path: "/admin/newsletter",
    chapter: "Newsletter",
    summary: "List subscriptions",
    description: "Addresses of the newsletter, newest first, with the paging headers.",
    access: "newsletter.read",
    status: 200,
    query: newsletterListQuerySchema,
    response: z.array(subscriptionSchema),
    limit: "browse",
  },
  summariseSubscriptions: {
    method: "GET",
    path: "/admin/newsletter/summary",
    chapter: "Newsletter",
    summary: "Count subscriptions",
    description: "How many addresses are confirmed, pending and unsubscribed.",
    access: "newsletter.read",
    status: 200,
    response: newsletterSummarySchema,
    limit: "browse",
  },
  exportSubscriptions: {
    method: "GET",
    path: "/admin/newsletter/export",
    chapter: "Newsletter",
    summary: "Export subscriptions",
    description:
      "The addresses that the filters pick as CSV (RFC 4180), with the times of consent.",
    access: "newsletter.export",
    status: 200,
    query: newsletterFilterSchema,
    response: z.instanceof(ReadableStream),
    produces: "text/csv",
    limit: "bulk",
  },
} as const;

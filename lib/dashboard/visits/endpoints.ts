import { z } from "@/lib/base/input/zod";
import {
  cartSearchSchema,
  figuresQuerySchema,
  figuresSchema,
} from "@/lib/dashboard/visits/schemas";

export const figureEndpoints = {
  readFigures: {
    method: "GET",
    path: "/admin/searches",
    chapter: "Operation",
    summary: "Read what was searched",
    description:
      "What was searched on the product list, what it found, and how often something was put into the cart after it; from which sites people came to which kinds of pages. Counted without cookies or addresses of people; programs, and texts that look like an email, a phone or a number of somebody, are left out.",
    access: "stats.read",
    status: 200,
    query: figuresQuerySchema,
    response: figuresSchema,
    limit: "work",
  },
  exportSearches: {
    method: "GET",
    path: "/admin/searches/export",
    chapter: "Operation",
    summary: "Export what was searched",
    description: "Every day's searches as CSV (RFC 4180), streamed.",
    access: "stats.read",
    status: 200,
    query: figuresQuerySchema,
    response: z.instanceof(ReadableStream),
    produces: "text/csv",
    limit: "bulk",
  },
  noteCartSearch: {
    method: "POST",
    path: "/searches/cart",
    chapter: "Operation",
    summary: "Note that a search led to the cart",
    description:
      "Pages say it when somebody puts something into the cart on a page that a search led to. Only the text is counted, not who searched.",
    access: "public",
    endedSession: "visitor",
    status: 204,
    body: cartSearchSchema,
    response: z.undefined(),
    limit: "work",
  },
} as const;

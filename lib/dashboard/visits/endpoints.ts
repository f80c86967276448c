import { inChapter } from "@/lib/base/http/in-chapter";
import { z } from "@/lib/base/input/zod";
import {
  cartSearchSchema,
  figuresQuerySchema,
  figuresSchema,
} from "@/lib/dashboard/visits/schemas";

export const figureEndpoints = inChapter("Operation", {
  readFigures: {
    call: "GET /admin/searches",
    summary: "Read what was searched",
    description:
      "What was searched on the product list, what it found, and how often something was put into the cart after it; from which sites people came to which kinds of pages. Counted without cookies or addresses of people; programs, and texts that look like an email, a phone or a number of somebody, are left out.",
    access: "stats.read",
    query: figuresQuerySchema,
    response: figuresSchema,
    limit: "work",
  },
  exportSearches: {
    call: "GET /admin/searches/export",
    summary: "Export what was searched",
    description: "Every day's searches as CSV (RFC 4180), streamed.",
    access: "stats.read",
    query: figuresQuerySchema,
    response: z.instanceof(ReadableStream),
    produces: "text/csv",
    limit: "bulk",
  },
  noteCartSearch: {
    call: "POST /searches/cart",
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
});

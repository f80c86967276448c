import { z } from "@/lib/base/input/zod";
import {
  priceRequestSchema,
  sizePriceSchema,
  styleParamsSchema,
  styleSchema,
} from "@/lib/catalogue/sizes/schemas";

export const sizeEndpoints = {
  listStyles: {
    method: "GET",
    path: "/styles",
    chapter: "Made to size",
    summary: "List what is made to size",
    description:
      "The styles that the shop makes in the buyer's own size, each with its limits, boards, prints and finishes.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    response: z.array(styleSchema),
    limit: "browse",
  },
  getStyle: {
    method: "GET",
    path: "/styles/{id}",
    chapter: "Made to size",
    summary: "Read a style",
    description: "One style; 404 while it is switched off.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    params: styleParamsSchema,
    response: styleSchema,
    limit: "browse",
  },
  priceStyle: {
    method: "POST",
    path: "/styles/{id}/price",
    chapter: "Made to size",
    summary: "Price a size",
    description:
      "What so many pieces of this size cost, before tax, and when they can be ready. No larger quantity costs more a piece or less in total. Outside the style's limits 400 `outside_limits`, whose `fields` say each limit in words.",
    access: "public",
    changesNothing: true,
    endedSession: "visitor",
    status: 200,
    params: styleParamsSchema,
    body: priceRequestSchema,
    response: sizePriceSchema,
    limit: "browse",
  },
} as const;

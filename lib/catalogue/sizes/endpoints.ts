import { inChapter } from "@/lib/base/http/in-chapter";
import { z } from "@/lib/base/input/zod";
import {
  priceRequestSchema,
  sizePriceSchema,
  sizeDielineQuery,
  styleParamsSchema,
  styleSchema,
} from "@/lib/catalogue/sizes/schemas";

export const sizeEndpoints = inChapter("Made to size", {
  listStyles: {
    call: "GET /styles",
    summary: "List what is made to size",
    description:
      "The styles that the shop makes in the buyer's own size, each with its limits, boards, prints and finishes.",
    access: "public",
    endedSession: "visitor",
    response: z.array(styleSchema),
    limit: "browse",
  },
  getStyle: {
    call: "GET /styles/{id}",
    summary: "Read a style",
    description: "One style; 404 while it is switched off.",
    access: "public",
    endedSession: "visitor",
    params: styleParamsSchema,
    response: styleSchema,
    limit: "browse",
  },
  priceStyle: {
    call: "POST /styles/{id}/price",
    summary: "Price a size",
    description:
      "What so many pieces of this size cost, before tax, and when they can be ready. No larger quantity costs more a piece or less in total. Outside the style's limits 400 `outside_limits`, whose `fields` say each limit in words.",
    access: "public",
    changesNothing: true,
    endedSession: "visitor",
    params: styleParamsSchema,
    body: priceRequestSchema,
    response: sizePriceSchema,
    limit: "browse",
  },
  getSizeDieline: {
    call: "GET /styles/{id}/dieline",
    summary: "Download the dieline of a size",
    description:
      "The flat sheet of exactly this size, at real size, with the layers `cut`, `crease`, `bleed` and `notes`. The PDF's TrimBox is the sheet.",
    access: "public",
    endedSession: "visitor",
    params: styleParamsSchema,
    query: sizeDielineQuery,
    response: z.instanceof(Uint8Array<ArrayBuffer>),
    produces: "image/svg+xml",
    alsoProduces: ["application/pdf"],
    limit: "browse",
  },
});

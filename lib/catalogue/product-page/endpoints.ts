import { inChapter } from "@/lib/base/http/in-chapter";
import { idParams } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import { dielineFormat } from "@/lib/catalogue/dieline";
import { productDetailSchema } from "@/lib/catalogue/product-page/detail-schema";

export const productEndpoints = inChapter("Products", {
  getProduct: {
    call: "GET /products/{id}",
    summary: "Read a product",
    description:
      "One product by its `_id`, with its reviews, its certificates, its sizes and what goes with it.",
    access: "public",
    endedSession: "visitor",
    params: idParams,
    response: productDetailSchema,
    limit: "browse",
  },
  getDieline: {
    call: "GET /products/{id}/dieline",
    summary: "Download a dieline",
    description:
      "The flat sheet of a product in its real size, with the layers `cut`, `crease`, `bleed` and `notes`. Of a stated size that differs from the drawn one, the outline. 404 for what neither folds nor has a stated dieline.",
    access: "public",
    endedSession: "visitor",
    params: idParams,
    query: z.object({ format: dielineFormat }),
    response: z.instanceof(Uint8Array<ArrayBuffer>),
    produces: "image/svg+xml",
    alsoProduces: ["application/pdf"],
    limit: "browse",
  },
});

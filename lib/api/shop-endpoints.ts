import {
  findItemsSchema,
  foundItemsSchema,
  quoteRequestSchema,
  quoteSchema,
  shippingWaysQuerySchema,
} from "@/lib/orders/cart/schemas";
import {
  companionsQuerySchema,
  productListQuerySchema,
  productRecordSchema,
  productSuggestionSchema,
  productSummarySchema,
  productSuggestQuerySchema,
} from "@/lib/catalogue/schemas";
import { productDetailSchema } from "@/lib/catalogue/product-page/detail-schema";
import { MAX_COMPANIONS } from "@/lib/catalogue/limits";
import { categorySchema } from "@/lib/catalogue/categories/schemas";
import { TABLE_FIELD, TABLE_LIMITS, tableTextSchema } from "@/lib/files/tables/schemas";
import { contactSchema } from "@/lib/inbox/schemas";
import { deliveryQuerySchema, deliverySchema } from "@/lib/shop/delivery/schemas";
import { pricedWaySchema } from "@/lib/shop/shipping/schemas";
import { publicSettingsSchema } from "@/lib/shop/settings/schemas";
import { healthSchema, readinessSchema } from "@/lib/dashboard/system/schemas";
import { idParams } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import type { Endpoint } from "./endpoint";

const nothing = z.undefined();

/** The calls of the shop itself: the table that handlers, access checks, the client and OpenAPI share. */
export const shopEndpoints = {
  listProducts: {
    method: "GET",
    path: "/products",
    summary: "List products",
    description:
      'Products that are in the catalogue, without their reviews. `X-Total-Count` says how many match, and `Link` with `rel="next"` leads to the rest. Where nothing has the words of `q` and they look like a slip, the products of the corrected search are answered, which `X-Did-You-Mean` names (percent-encoded where it is not ASCII).',
    access: "public",
    endedSession: "visitor",
    status: 200,
    query: productListQuerySchema,
    response: z.array(productRecordSchema),
    limit: "browse",
  },
  suggestProducts: {
    method: "GET",
    path: "/products/suggest",
    summary: "Suggest products",
    description:
      "The first products, at most 8, of a search that is being typed; none for an empty one. `X-Did-You-Mean` names the corrected search where what was typed finds nothing.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    query: productSuggestQuerySchema,
    response: z.array(productSuggestionSchema).max(8),
    limit: "browse",
  },
  listCompanions: {
    method: "GET",
    path: "/products/companions",
    summary: "List what goes with products",
    description:
      "Products that the shop offers beside these, such as the lid of a cup, at most 6; what cannot be bought now is left out, and so are the products themselves.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    query: companionsQuerySchema,
    response: z.array(productSummarySchema).max(MAX_COMPANIONS),
    limit: "browse",
  },
  getProduct: {
    method: "GET",
    path: "/products/{id}",
    summary: "Read a product",
    description:
      "One product by its `_id`, with its reviews, its certificates, its sizes and what goes with it.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    params: idParams,
    response: productDetailSchema,
    limit: "browse",
  },
  getDieline: {
    method: "GET",
    path: "/products/{id}/dieline",
    summary: "Download a dieline",
    description:
      "The flat sheet of a product as SVG in its real size: cuts in red, folds dashed in blue. Of a stated size that differs from the drawn one, the outline. 404 for what neither folds nor has a stated dieline.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    params: idParams,
    response: z.instanceof(Uint8Array<ArrayBuffer>),
    produces: "image/svg+xml",
    limit: "browse",
  },
  listCategories: {
    method: "GET",
    path: "/categories",
    summary: "List categories",
    description: "The shelves of the shop in their order, each with the number of its products.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    response: z.array(categorySchema),
    limit: "browse",
  },
  getPublicSettings: {
    method: "GET",
    path: "/settings/public",
    summary: "Read the public settings",
    description: "The settings that every visitor may read.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    response: publicSettingsSchema,
    limit: "browse",
  },
  readDelivery: {
    method: "GET",
    path: "/delivery",
    summary: "Ask when goods arrive",
    description:
      "Whether the shop delivers to a PIN code, in which state that is, and between which days an order placed now would arrive. An estimate; an order keeps the day of its dispatch as `dispatchBy`.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    query: deliveryQuerySchema,
    response: deliverySchema,
    limit: "form",
  },
  listShippingWays: {
    method: "GET",
    path: "/shipping-ways",
    summary: "Price the ways of shipping",
    description:
      "The ways in which these packs can travel to a PIN code, and what each costs before tax. A way with `amount` null cannot be ordered: the shop is asked for an offer. Where the shop has one fee for shipping, that is the one answer.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    query: shippingWaysQuerySchema,
    response: z.array(pricedWaySchema),
    limit: "work",
  },
  quoteCart: {
    method: "POST",
    path: "/cart/quote",
    summary: "Price a cart",
    description:
      "Today's prices, stock and totals of a cart. A line that cannot be ordered as asked is marked and left out of the totals; a promo code that does not count is explained in `promoError` and is no refusal. With a session, paid samples and approved artwork count.",
    access: "guest",
    changesNothing: true,
    endedSession: "visitor",
    status: 200,
    body: quoteRequestSchema,
    response: quoteSchema,
    limit: "browse",
  },
  findCartItems: {
    method: "POST",
    path: "/cart/items",
    summary: "Find products by article number or name",
    description:
      "The products that lines of an order by list mean, at most 200 at once. A line that means none, or several, is told why and is no refusal.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    body: findItemsSchema,
    response: foundItemsSchema,
    limit: "form",
  },
  readTable: {
    method: "POST",
    path: "/tables",
    summary: "Read a table from a file",
    description:
      "The rows of a CSV file, or of the first visible sheet of a workbook, as CSV in UTF-8, for calls and forms that take text. Nothing is stored.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    multipart: {
      fields: z.object({}),
      files: {
        field: TABLE_FIELD,
        summary: "CSV, XLSX or XLS",
        maxFiles: 1,
        maxBytes: TABLE_LIMITS.bytes,
      },
    },
    response: tableTextSchema,
    limit: "file",
  },
  sendContactMessage: {
    method: "POST",
    path: "/contact",
    summary: "Send a message to the shop",
    description: "Keeps a message and mails it to the shop.",
    access: "public",
    status: 202,
    body: contactSchema,
    response: nothing,
    limit: "mail",
  },
  checkLiveness: {
    method: "GET",
    path: "/health/live",
    summary: "Check liveness",
    description: "Whether the process answers; for whoever restarts it when it does not.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    response: healthSchema,
    limit: "poll",
  },
  checkReadiness: {
    method: "GET",
    path: "/health/ready",
    summary: "Check readiness",
    description:
      "Whether the shop can take orders. It is answered 503, with what is missing, while it cannot.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    response: readinessSchema,
    limit: "poll",
  },
  getOpenApi: {
    method: "GET",
    path: "/openapi.json",
    summary: "Read this document",
    description:
      "The OpenAPI document of this very shop, made from the schemas that check its requests.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    response: z.record(z.string(), z.unknown()),
    limit: "change",
  },
} as const satisfies Record<string, Endpoint>;

import { quoteRequestSchema, quoteSchema } from "@/lib/cart/schemas";
import {
  productListQuerySchema,
  productSchema,
  productRecordSchema,
} from "@/lib/catalogue/schemas";
import { contactSchema } from "@/lib/contact/schemas";
import { publicSettingsSchema } from "@/lib/settings/schemas";
import { healthSchema, readinessSchema } from "@/lib/system/health";
import { z } from "@/lib/zod";
import type { Endpoint } from "./endpoint";

const nothing = z.undefined();
const idParams = z.object({ id: z.string().min(1).max(64) });

/** The calls of the shop itself: the table that handlers, access checks, the client and OpenAPI share. */
export const shopEndpoints = {
  listProducts: {
    method: "GET",
    path: "/products",
    summary: "Products, with X-Total-Count and Link: rel=next for the rest",
    access: "public",
    endedSession: "visitor",
    status: 200,
    query: productListQuerySchema,
    response: z.array(productRecordSchema),
    perMinute: 240,
  },
  getProduct: {
    method: "GET",
    path: "/products/{id}",
    summary: "One product with its reviews",
    access: "public",
    endedSession: "visitor",
    status: 200,
    params: idParams,
    response: productSchema,
    perMinute: 240,
  },
  getPublicSettings: {
    method: "GET",
    path: "/settings/public",
    summary: "The settings that every visitor may read",
    access: "public",
    endedSession: "visitor",
    status: 200,
    response: publicSettingsSchema,
    perMinute: 240,
  },
  quoteCart: {
    method: "POST",
    path: "/cart/quote",
    summary: "Today's prices, stock and totals of a cart",
    access: "public",
    endedSession: "visitor",
    status: 200,
    body: quoteRequestSchema,
    response: quoteSchema,
    perMinute: 240,
  },
  sendContactMessage: {
    method: "POST",
    path: "/contact",
    summary: "A message to the shop: stored and mailed",
    access: "public",
    status: 202,
    body: contactSchema,
    response: nothing,
    perMinute: 5,
  },
  checkLiveness: {
    method: "GET",
    path: "/health/live",
    summary: "Whether the process answers",
    access: "public",
    endedSession: "visitor",
    status: 200,
    response: healthSchema,
    perMinute: 600,
  },
  checkReadiness: {
    method: "GET",
    path: "/health/ready",
    summary: "Whether the shop can take orders; 503 with what is missing",
    access: "public",
    endedSession: "visitor",
    status: 200,
    response: readinessSchema,
    perMinute: 600,
  },
  getOpenApi: {
    method: "GET",
    path: "/openapi.json",
    summary: "This document",
    access: "public",
    endedSession: "visitor",
    status: 200,
    response: z.record(z.string(), z.unknown()),
    perMinute: 60,
  },
  expireCache: {
    method: "POST",
    path: "/cache/expire",
    summary: "Expire cached pages and reads by their tags",
    access: "server",
    status: 204,
    body: z.object({ tags: z.array(z.string().min(1).max(128)).min(1).max(1000) }),
    response: nothing,
    perMinute: 6000,
  },
} as const satisfies Record<string, Endpoint>;

import { z } from "@/lib/zod";
import {
  adminPromoCodeSchema,
  createPromoCodeSchema,
  promoCodeListQuerySchema,
  promoCodeParamsSchema,
  updatePromoCodeSchema,
} from "@/lib/promotions/schemas";
import type { Endpoint } from "../endpoint";

/** The admin's calls about promotions. */
export const promotionsAdminEndpoints = {
  listPromoCodes: {
    method: "GET",
    path: "/admin/promo-codes",
    summary: "The promo codes with their figures of use, newest first, with the paging headers",
    access: "promotions.read",
    status: 200,
    query: promoCodeListQuerySchema,
    response: z.array(adminPromoCodeSchema),
    perMinute: 120,
  },
  createPromoCode: {
    method: "POST",
    path: "/admin/promo-codes",
    summary: "Add a promo code",
    access: "promotions.write",
    status: 201,
    body: createPromoCodeSchema,
    response: adminPromoCodeSchema,
    perMinute: 60,
  },
  updatePromoCode: {
    method: "PATCH",
    path: "/admin/promo-codes/{code}",
    summary: "Change the terms of a promo code, end it at once or open it again",
    access: "promotions.write",
    status: 200,
    params: promoCodeParamsSchema,
    body: updatePromoCodeSchema,
    response: adminPromoCodeSchema,
    perMinute: 60,
  },
} as const satisfies Record<string, Endpoint>;

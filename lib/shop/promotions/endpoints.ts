import { z } from "@/lib/base/input/zod";
import {
  adminPromoCodeSchema,
  createPromoCodeSchema,
  promoCodeListQuerySchema,
  promoCodeParamsSchema,
  updatePromoCodeSchema,
} from "@/lib/shop/promotions/schemas";

export const promotionsAdminEndpoints = {
  listPromoCodes: {
    method: "GET",
    path: "/admin/promo-codes",
    chapter: "Promotions",
    summary: "List promo codes",
    description: "Promo codes with their figures of use, newest first, with the paging headers.",
    access: "promotions.read",
    status: 200,
    query: promoCodeListQuerySchema,
    response: z.array(adminPromoCodeSchema),
    limit: "work",
  },
  createPromoCode: {
    method: "POST",
    path: "/admin/promo-codes",
    chapter: "Promotions",
    summary: "Add a promo code",
    description: "Adds a code that takes a percentage off the subtotal.",
    access: "promotions.write",
    status: 201,
    body: createPromoCodeSchema,
    response: adminPromoCodeSchema,
    limit: "change",
  },
  updatePromoCode: {
    method: "PATCH",
    path: "/admin/promo-codes/{code}",
    chapter: "Promotions",
    summary: "Change a promo code",
    description:
      "Changes the terms of a code, ends it at once or opens it again. With the `version` that was read, what somebody else changed since is not overwritten.",
    access: "promotions.write",
    status: 200,
    params: promoCodeParamsSchema,
    body: updatePromoCodeSchema,
    response: adminPromoCodeSchema,
    limit: "change",
  },
} as const;

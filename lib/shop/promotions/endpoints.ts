import { inChapter } from "@/lib/base/http/in-chapter";
import { z } from "@/lib/base/input/zod";
import {
  adminPromoCodeSchema,
  createPromoCodeSchema,
  promoCodeListQuerySchema,
  promoCodeParamsSchema,
  updatePromoCodeSchema,
} from "@/lib/shop/promotions/schemas";

export const promotionsAdminEndpoints = inChapter("Promotions", {
  listPromoCodes: {
    call: "GET /admin/promo-codes",
    summary: "List promo codes",
    description: "Promo codes with their figures of use, newest first, with the paging headers.",
    access: "promotions.read",
    query: promoCodeListQuerySchema,
    response: z.array(adminPromoCodeSchema),
    limit: "work",
  },
  createPromoCode: {
    call: "POST /admin/promo-codes",
    summary: "Add a promo code",
    description: "Adds a code that takes a percentage off the subtotal.",
    access: "promotions.write",
    status: 201,
    body: createPromoCodeSchema,
    response: adminPromoCodeSchema,
    limit: "change",
  },
  updatePromoCode: {
    call: "PATCH /admin/promo-codes/{code}",
    summary: "Change a promo code",
    description:
      "Changes the terms of a code, ends it at once or opens it again. With the `version` that was read, what somebody else changed since is not overwritten.",
    access: "promotions.write",
    params: promoCodeParamsSchema,
    body: updatePromoCodeSchema,
    response: adminPromoCodeSchema,
    limit: "change",
  },
});

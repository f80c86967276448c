import type { promotionsAdminEndpoints } from "@/lib/shop/promotions/endpoints";
import { type Examples, AT, LATER } from "@/lib/base/examples/example";

const TERMS = {
  percent: 10,
  startsAt: AT,
  endsAt: null,
  maxUses: 500,
  maxUsesPerCustomer: 1,
} as const;

const PROMO_CODE = {
  code: "SAVE10",
  ...TERMS,
  active: true,
  createdAt: AT,
  state: "active",
  uses: 12,
  discountGiven: 3150,
  sales: 29480.5,
  lastUsedAt: LATER,
  version: "7",
} as const;

export const promotionsAdminExamples: Examples<
  typeof promotionsAdminEndpoints,
  "listPromoCodes" | "createPromoCode"
> = {
  listPromoCodes: { answer: [PROMO_CODE] },
  createPromoCode: { body: { code: "SAVE10", ...TERMS }, answer: PROMO_CODE },
};

import { PRODUCT } from "@/lib/catalogue/lists/example-product";
import type { approvalEndpoints } from "@/lib/orders/approval-requests/endpoints";
import { type Examples, ADDRESS, AT, ID } from "@/lib/base/examples/example";

const APPROVAL_REQUEST = {
  _id: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a60",
  state: "waiting",
  askedBy: "Asha Rao",
  createdAt: AT,
  expiresAt: "2026-11-27T05:30:00.000Z",
  totalAmount: 2430,
  rules: [{ kind: "total", words: "The total is above ₹2,000." }],
  products: [
    {
      ...({ kind: "product", unit: "PAC", basis: 1 } as const),
      product: ID.product,
      name: PRODUCT.name,
      thumbnailImage: PRODUCT.thumbnailImage,
      price: 1250,
      quantity: 2,
      lineTotal: 2500,
    },
  ],
  shippingAddress: { ...ADDRESS, country: "India" },
  approvals: 1,
  own: false,
  decidable: true,
} as const;

const REQUEST = APPROVAL_REQUEST;

export const approvalExamples: Examples<typeof approvalEndpoints, "listApprovals"> = {
  listApprovals: { answer: [REQUEST] },
};

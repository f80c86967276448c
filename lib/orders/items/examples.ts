import { type Examples, ID, ORDER_NUMBER } from "@/lib/base/examples/example";
import type { itemEndpoints } from "./endpoints";

const ITEM = {
  _id: ID.family,
  name: "Mailer box",
  code: "BOX-07",
  company: true,
  mayWrite: true,
  unit: "PCS",
  basis: 1000,
  style: "mailer-box",
  spec: {
    size: "230 × 155 × 70 mm inside",
    material: "E-flute, kraft",
    print: "2 colours outside",
  },
  product: null,
  line: ID.line,
  thumbnailImage: "/images/mailer-box.webp",
  approvedProof: {
    _id: ID.review,
    n: 2,
    name: "mailer-proof.pdf",
    picture: `/api/proofs/${ID.review}/pages/1`,
    order: ORDER_NUMBER,
  },
  tool: { number: "T-0042", kind: "die" },
  prices: [{ from: 1000, price: 17_500 }],
  validUntil: "2027-03-31",
  lastPrice: 18_200,
  lastQuantity: 1000,
  lastOrder: ID.order,
} as const;

export const itemExamples: Examples<
  typeof itemEndpoints,
  "listItems" | "updateItem" | "listCustomerItems" | "setItemPrices"
> = {
  listItems: { answer: [ITEM] },
  updateItem: { body: { code: "BOX-07" }, answer: ITEM },
  listCustomerItems: { answer: [ITEM] },
  setItemPrices: {
    body: { tiers: [{ from: 1000, price: 17_500 }], validUntil: "2027-03-31" },
    answer: ITEM,
  },
};

import { PRODUCT } from "@/lib/catalogue/lists/example-product";
import { cartExamples } from "@/lib/orders/cart/examples";
import type { listEndpoints } from "@/lib/orders/lists/endpoints";
import { type Examples, ID } from "@/lib/base/examples/example";

const SUMMARY = {
  _id: ID.family,
  name: "Every month",
  company: true,
  lines: 1,
  everyWeeks: 4,
  nextOn: "2026-12-19",
  paused: false,
  askedOn: null,
  keeper: "Asha Rao",
  mayWrite: true,
};

const ITEM = { product: ID.product, quantity: 2 };

const LIST = {
  ...SUMMARY,
  items: [{ ...ITEM, name: PRODUCT.name }],
  updatedAt: "2026-11-21T05:30:00.000Z",
};

export const listExamples: Examples<typeof listEndpoints, "listLists" | "createList" | "fillCart"> =
  {
    listLists: { answer: [SUMMARY] },
    createList: {
      body: { name: "Every month", company: true, items: [ITEM] },
      answer: { ...LIST, everyWeeks: null, nextOn: null, keeper: null },
    },
    fillCart: { answer: { list: LIST, quote: cartExamples.quoteCart.answer } },
  };

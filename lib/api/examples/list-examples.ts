import type { listEndpoints } from "@/lib/orders/lists/endpoints";
import type { Examples } from "./example";
import { shopExamples } from "./shop-examples";
import { ID, PRODUCT } from "./values";

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

const TURN = { ...LIST, askedOn: "2026-11-21" };

export const listExamples: Examples<typeof listEndpoints> = {
  listLists: { answer: [SUMMARY] },
  createList: {
    body: { name: "Every month", company: true, items: [ITEM] },
    answer: { ...LIST, everyWeeks: null, nextOn: null, keeper: null },
  },
  getList: { answer: TURN },
  updateList: {
    body: { everyWeeks: 4, nextOn: "2026-12-19", updatedAt: LIST.updatedAt },
    answer: LIST,
  },
  addToList: { body: { items: [ITEM] }, answer: LIST },
  skipTurn: { answer: LIST },
  fillCart: { answer: { list: LIST, quote: shopExamples.quoteCart.answer } },
};

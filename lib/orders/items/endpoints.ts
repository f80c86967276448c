import { inChapter } from "@/lib/base/http/in-chapter";
import { idParams as params } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import {
  adminItemsQuerySchema,
  editItemSchema,
  itemPricesSchema,
  itemSchema,
  itemsQuerySchema,
} from "./schemas";

export const itemEndpoints = inChapter("Items", {
  listItems: {
    call: "GET /items",
    summary: "List one's own items",
    description:
      "What the account or its company had approved, boxes without print that it ordered, and products with a code of its own, newest first. A line `{ item, quantity }` of a cart or an order makes one again: at the agreed price, else at today's of the size table or the print option; without either 409 `needs_offer`.",
    access: "orders.own",
    query: itemsQuerySchema,
    response: z.array(itemSchema),
    limit: "work",
  },
  updateItem: {
    call: "PATCH /items/{id}",
    summary: "Name an item, or give it a code",
    description:
      "The name is shown to its buyer; the code is the buyer's own and is printed on offers, slips, labels and invoices. With the `_id` of a product, the product gets a code. Members change the company's items if they may order for it.",
    access: "orders.own",
    params,
    body: editItemSchema,
    response: itemSchema,
    limit: "form",
  },
  listCustomerItems: {
    call: "GET /admin/items",
    summary: "List the items of a customer",
    description: "Those of one account or one company, newest first, with the paging headers.",
    access: "customers.read",
    query: adminItemsQuerySchema,
    response: z.array(itemSchema),
    limit: "browse",
  },
  setItemPrices: {
    call: "PUT /admin/items/{id}/prices",
    summary: "Agree on prices of an item",
    description:
      "Replaces the agreed prices, which take the place of today's until their last day. They rise by quantity and fall by price, and include set-up and tool.",
    access: "prices.write",
    params,
    body: itemPricesSchema,
    response: itemSchema,
    limit: "change",
  },
});

import { expect, it } from "vitest";
import type { z } from "@/lib/base/input/zod";
import { offerRequestSchema } from "@/lib/offers/requests/offer-request-schema";
import { quoteRequestSchema } from "@/lib/orders/cart/schemas";
import { addToListSchema, editListSchema, newListSchema } from "@/lib/orders/lists/schemas";
import { quoteEntrySchema } from "@/lib/orders/place/enter-schemas";
import { placeOrderSchema } from "@/lib/orders/schemas";
import { toAppError } from "./route/respond";

const PRODUCT = { product: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a10", quantity: 1000, price: 1 };
const BOX = {
  style: "mailer-box",
  length: 230,
  width: 155,
  height: 70,
  board: "e-kraft",
  print: "plain",
  quantity: 1000,
  price: 1,
};

/** Every schema that reads lines, and the field that it reads them from. */
const READERS: [
  name: string,
  schema: z.ZodType,
  field: string,
  read?: (line: object) => unknown,
][] = [
  ["a quote", quoteRequestSchema, "items"],
  ["a quote of an entered order", quoteEntrySchema, "items"],
  ["an order", placeOrderSchema.pick({ products: true }), "products"],
  ["a new list", newListSchema, "items"],
  ["a list or standing order", editListSchema, "items"],
  ["what is added to a list", addToListSchema, "items"],
  ["a request for an offer", offerRequestSchema, "fromCart", (line) => JSON.stringify([line])],
];

it.each(READERS)("%s refuses a line that names two things", (_, schema, field, read) => {
  const parse = (line: object) =>
    schema.safeParse({ name: "Weekly", [field]: read ? read(line) : [line] });
  expect(parse({ ...PRODUCT, style: null }).success).toBe(true);
  for (const [line, named] of [
    [{ ...BOX, product: PRODUCT.product }, "(?:product|style)"],
    [{ ...PRODUCT, style: "mailer-box" }, "style"],
    [{ ...PRODUCT, item: "an-item" }, "item"],
  ] as const) {
    const { error } = parse(line);
    const { fields = {} } = toAppError(error).details;
    const [at = ""] = Object.keys(fields);
    expect(at).toMatch(new RegExp(`^${field}\\.0\\.${named}$`));
    expect(fields[at]).toBe("Name a product, a style or an item in a line, and nothing beside it");
  }
});

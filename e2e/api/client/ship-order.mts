// A program of somebody else's: it knows the shop by the types that openapi-typescript makes of its OpenAPI document,
// and reads and ships one order with an API key. e2e/api/typed-client.spec.ts writes the types, compiles it and runs it.
import createClient from "openapi-fetch";
import type { paths } from "./shop-api.ts";

const [origin = "", number = ""] = process.argv.slice(2);

const shop = createClient<paths>({
  baseUrl: `${origin}/api`,
  headers: { Authorization: `Bearer ${process.env.SHOP_KEY}` },
});

const params = { path: { id: number } };

const { data: order, error } = await shop.GET("/orders/{id}", { params });
if (!order) throw new Error(error?.message);
const pieces: number = order.products.reduce((sum, line) => sum + line.quantity, 0);

const { data: ready } = await shop.PATCH("/admin/orders/{id}", {
  params,
  body: { status: "Processing" },
});

// @ts-expect-error No status has this name.
const wrong = await shop.PATCH("/admin/orders/{id}", { params, body: { status: "Gone" } });

const { data: shipped } = await shop.PATCH("/admin/orders/{id}", {
  params,
  body: { status: "Shipped", tracking: { carrier: "Blue Dart", number: "69120456781" } },
});

const placed = await shop.POST("/addresses", {
  body: {
    ...{ firstName: "A", lastName: "B", address: "C", city: "D" },
    ...{ state: "Karnataka", zipCode: "560001", country: "India" },
  },
});

// A dry run of a correction answers with amounts alone.
if (!ready || !("status" in ready) || !shipped || !("status" in shipped)) {
  throw new Error("The order did not come back.");
}

process.stdout.write(
  JSON.stringify({
    ...{ orderId: order.orderId, pieces, first: order.status },
    statuses: [ready.status, shipped.status],
    tracking: shipped.tracking?.number,
    refused: [wrong.response.status, placed.response.status, placed.error?.code],
  }),
);

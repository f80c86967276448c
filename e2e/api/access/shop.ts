import { randomUUID } from "node:crypto";
import type { shopEndpoints } from "../../../lib/api/shop-endpoints";
import { everybody, PUBLIC_OK, unlessEnded, type Rows } from "./shared/all";

export const shopRows: Rows<typeof shopEndpoints> = {
  listProducts: { expected: PUBLIC_OK },
  listCategories: { expected: PUBLIC_OK },
  suggestProducts: { path: "/products/suggest?q=box", expected: PUBLIC_OK },
  listCompanions: { path: `/products/companions?products=${randomUUID()}`, expected: PUBLIC_OK },
  getProduct: { path: `/products/${randomUUID()}`, expected: everybody(404) },
  getDieline: { path: `/products/${randomUUID()}/dieline`, expected: everybody(404) },
  getPublicSettings: { expected: PUBLIC_OK },
  listShippingWays: { path: "/shipping-ways?pin=110001&items={product}:1", expected: PUBLIC_OK },
  readDelivery: { path: "/delivery?pin=110001", expected: PUBLIC_OK },
  quoteCart: { body: { items: [] }, expected: PUBLIC_OK },
  findCartItems: { body: { items: [] }, expected: PUBLIC_OK },
  readTable: { expected: everybody(415) },
  sendContactMessage: { body: {}, expected: unlessEnded(400) },
  checkLiveness: { expected: PUBLIC_OK },
  checkReadiness: { expected: PUBLIC_OK },
  getOpenApi: { expected: PUBLIC_OK },
};

import { randomUUID } from "node:crypto";
import type { productListEndpoints } from "../../../lib/catalogue/lists/endpoints";
import type { productEndpoints } from "../../../lib/catalogue/product-page/endpoints";
import type { categoryEndpoints } from "../../../lib/catalogue/categories/endpoints";
import type { sizeEndpoints } from "../../../lib/catalogue/sizes/endpoints";
import type { publicSettingsEndpoints } from "../../../lib/shop/settings/endpoints";
import type { deliveryEndpoints } from "../../../lib/shop/delivery/endpoints";
import type { cartEndpoints } from "../../../lib/orders/cart/endpoints";
import type { tableEndpoints } from "../../../lib/files/tables/endpoints";
import type { contactEndpoints } from "../../../lib/messaging/inbox/endpoints";
import type { healthEndpoints } from "../../../lib/dashboard/system/endpoints";
import { everybody, PUBLIC_OK, unlessEnded, type Rows } from "./shared/all";

export const shopRows: Rows<
  typeof productListEndpoints &
    typeof productEndpoints &
    typeof categoryEndpoints &
    typeof sizeEndpoints &
    typeof publicSettingsEndpoints &
    typeof deliveryEndpoints &
    typeof cartEndpoints &
    typeof tableEndpoints &
    typeof contactEndpoints &
    typeof healthEndpoints
> = {
  listProducts: { expected: PUBLIC_OK },
  listCategories: { expected: PUBLIC_OK },
  listStyles: { expected: PUBLIC_OK },
  getStyle: { path: "/styles/mailer-box", expected: PUBLIC_OK },
  priceStyle: { path: "/styles/mailer-box/price", body: {}, expected: everybody(400) },
  getSizeDieline: { path: "/styles/mailer-box/dieline", expected: everybody(400) },
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

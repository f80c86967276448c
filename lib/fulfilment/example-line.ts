import { ID } from "@/lib/base/examples/example";
import { PRODUCT } from "@/lib/catalogue/lists/example-product";

/** A line whose packs can be returned. */
export const SOLD_LINE = {
  line: ID.entry,
  name: PRODUCT.name,
  packSize: "50 boxes",
  isStock: true,
  bought: 2,
  returned: 1,
  compensated: 1,
} as const;

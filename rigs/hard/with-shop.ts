import type { ShopOptions } from "@/e2e/production-shop";
import { OwnShop } from "./own-shop";

/** Runs the work in a new shop and closes the shop afterwards. */
export async function withShop<T>(
  work: (shop: OwnShop) => Promise<T>,
  options: ShopOptions = {},
): Promise<T> {
  const shop = await OwnShop.open(options);
  try {
    return await work(shop);
  } finally {
    await shop.close();
  }
}

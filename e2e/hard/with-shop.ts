import { OwnShop, type ShopOptions } from "./own-shop";

/** Works in a shop that is there for it alone. */
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

import { OwnShop } from "./own-shop";

/** Works in a shop that is there for it alone. */
export async function withShop<T>(
  work: (shop: OwnShop) => Promise<T>,
  databaseUrl?: string,
): Promise<T> {
  const shop = await OwnShop.open(databaseUrl);
  try {
    return await work(shop);
  } finally {
    await shop.close();
  }
}

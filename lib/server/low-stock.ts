import "server-only";
import { tellLowStock } from "@/lib/catalogue/tell-low-stock";
import { connect } from "@/lib/db/client";
import { log } from "@/lib/log";

/** Tells the shop what runs low; see lib/catalogue/tell-low-stock.ts. */
export async function tellOnce(databaseUrl: string): Promise<void> {
  const db = connect(databaseUrl, 1);
  try {
    const told = await tellLowStock(db);
    if (told > 0) log.info(`The shop was told of low stock: ${told}`);
  } catch (error) {
    log.error("The shop could not be told of low stock; the next try is in five minutes", error);
  } finally {
    await db.$disconnect();
  }
}

import { readFileSync } from "node:fs";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "shop-database";

let client: PrismaClient | undefined;

/** The database of the running shop, for factories of test data. */
export function database(): PrismaClient {
  const file = path.join(process.env.E2E_DATA_DIR ?? "", "database-url");
  client ??= new PrismaClient({ adapter: new PrismaPg(readFileSync(file, "utf8")) });
  return client;
}

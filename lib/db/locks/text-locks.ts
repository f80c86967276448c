import "server-only";
import { Prisma } from "shop-database";
import type { Transaction } from "../client";

/** Locks by text, with the texts of their keys. Keys of different kinds never wait for each other. */
type TextLock =
  /** Account ids and, of guests, order ids: whose files for printing are counted. */
  | "artworks"
  /** Keys of one customer (lib/shop/customers/same-customer.ts): who pays cash. */
  | "cash"
  /** "all": companies are entered and imported one after another. */
  | "companies"
  /** Names of tables that hold so many rows at most. */
  | "count"
  /** A scope and a key of an idempotent request. */
  | "idempotency"
  /** "import": products are imported one step after another. */
  | "products"
  /** Addresses at which devices get notifications. */
  | "push"
  /** Customers who take free samples, with the same keys as for cash. */
  | "samples"
  /** Keys of settings, each for the rule that several settings must fulfil together. */
  | "settings"
  /** "all": the contents of the pages are edited one after another. */
  | "site-content"
  /** Article numbers in lower case. */
  | "sku"
  /** HSN codes. */
  | "tax-rate"
  /** Phone numbers, as "+919812345678". */
  | "whatsapp";

/** Waits for holders of one of the keys, then holds all until the transaction ends; ignores null. */
export async function lockTexts(
  tx: Transaction,
  what: TextLock,
  keys: readonly (string | null)[],
): Promise<void> {
  await tx.$executeRaw(lockTextsSql(what, keys));
}

/** The lock as a statement. Takes the keys in one order, so that two transactions never wait for each other. */
export const lockTextsSql = (what: TextLock, keys: readonly (string | null)[]): Prisma.Sql => {
  const texts = keys.flatMap((key) => (key === null ? [] : `${what}:${key}`));
  return Prisma.sql`
    SELECT pg_advisory_xact_lock(hashtextextended("text", 0))
    FROM (SELECT DISTINCT "text" FROM unnest(${texts}::text[]) AS t("text") ORDER BY "text") AS sorted`;
};

import "server-only";
import { Prisma } from "shop-database";

/**
 * Defines which products the public and the owner see (docs/product.md: Catalogue). All queries use these conditions.
 */

/** Products that the public can see, search and buy, and that are counted: neither drafts nor archived. */
export const IN_SHOP = { notInShop: null } satisfies Prisma.ProductWhereInput;

/** `IS_IN_SHOP` in SQL. The column name is unique among all tables, so it needs no prefix. */
export const IS_IN_SHOP = Prisma.sql`"notInShop" IS NULL`;

/** Products that the owner works on: those in the shop and the drafts. */
export const NOT_ARCHIVED = { deletedAt: null } satisfies Prisma.ProductWhereInput;

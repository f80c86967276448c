import "server-only";
import { Prisma } from "@/lib/db/generated/client";

/** The one home of which products there are, and for whom (docs/product.md: Catalogue). */

/** What the public sees, searches, buys and counts: neither a draft nor archived. */
export const IN_SHOP = { notInShop: null } satisfies Prisma.ProductWhereInput;

/** The same in a statement of our own; no other table has the column. */
export const IS_IN_SHOP = Prisma.sql`"notInShop" IS NULL`;

/** What the owner works on: the shop and the drafts. */
export const NOT_ARCHIVED = { deletedAt: null } satisfies Prisma.ProductWhereInput;

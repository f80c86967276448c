import "server-only";
import type { Prisma } from "@/lib/db/generated/client";
import { literally } from "@/lib/db/like";

/** All of the words in the name, the category or the description, in any case: how the admin's list is searched. */
export function matchesText(q = ""): Prisma.ProductWhereInput {
  const words = [...new Set(q.toLowerCase().split(/\s+/).filter(Boolean))].sort();
  return { AND: words.map((word) => ({ searchText: { contains: literally(word) } })) };
}

import "server-only";
import { Prisma } from "@/lib/db/generated/client";
import { literally } from "@/lib/db/like";

/** What a search of the catalogue looks for, and how well a product answers it. */

/** The words of a search, each once: their case, their order and the space between them say nothing. */
function searchWords(q: string): string[] {
  return [...new Set(q.toLowerCase().split(/\s+/).filter(Boolean))].sort();
}

const patternsOf = (q: string) => searchWords(q).map((word) => `%${literally(word)}%`);

/** All of the words in the name, the category or the description, in any case. */
export function matchesText(q = ""): Prisma.ProductWhereInput {
  return { AND: searchWords(q).map((word) => ({ searchText: { contains: literally(word) } })) };
}

/** The same for a statement of our own. */
export function isMatch(q: string): Prisma.Sql {
  const words = patternsOf(q).map((pattern) => Prisma.sql`"searchText" LIKE ${pattern}`);
  return Prisma.join([Prisma.sql`TRUE`, ...words], " AND ");
}

/** How far a product is from what is looked for: nothing for a word of its name, 1 of its category, 2 elsewhere. */
export function distance(q: string): Prisma.Sql {
  const words = patternsOf(q).map(
    (pattern) => Prisma.sql`CASE WHEN lower("name") LIKE ${pattern} THEN 0
      WHEN lower("category") LIKE ${pattern} THEN 1 ELSE 2 END`,
  );
  return Prisma.join([Prisma.sql`0`, ...words], " + ");
}

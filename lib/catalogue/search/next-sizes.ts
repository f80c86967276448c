import "server-only";
import type { Language } from "@/lib/base/http/languages";
import type { Db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { NO_SYNONYMS } from "@/lib/shop/settings/synonyms";
import { listedIn, type SummaryRow } from "../queries";
import type { ListedProduct } from "../schemas";
import type { FacetQuery } from "./count-facets";
import { narrowedTo } from "./list-filters";
import { buildDistance, FARTHEST, foundProducts, isListed } from "./search-match";
import { SUMMARY_COLUMNS } from "./search-products";
import { searchTerms, type Reading } from "./search-terms";
import { differenceFrom, listSides, sizeIn } from "./sizes";

/** A product at least as large in each dimension as the size asked for. */
export interface NextSize extends ListedProduct {
  /** Difference per side in millimetres, in the order in which the product's own sides are written. */
  larger: readonly number[];
}

/** A product's sides in millimetres, as database columns. */
const SIDES = [Prisma.sql`longest`, Prisma.sql`middle`, Prisma.sql`shortest`];

/** Fills one row of the widest layout. */
const MAX_SIZES = 4;

/** Goods rattle in a box whose sides together are more than twice theirs: it is no next size. */
const MAX_TIMES = 2;

/** Maximum products compared among those that match the words. */
const MAX_COMPARED = 1000;

/**
 * Returns the next larger sizes when a search by size found nothing. Sorted by matching words, then by the smallest
 * difference. Empty when the search has no size.
 */
export async function nextSizes(
  db: Db,
  query: FacetQuery,
  language?: Language,
): Promise<NextSize[]> {
  const size = sizeIn(query.q ?? "");
  if (!size) return [];
  const { category, filters = [] } = query;
  const listed = isListed({ ...(category ? { category } : {}), narrowed: narrowedTo(filters) });
  const words = toWords(query);
  const sides = listSides(size);
  const together = Prisma.join(SIDES.slice(0, sides.length), " + ");
  const sum = sides.reduce((all, side) => all + side, 0);
  const isAsLarge = sides.map((side, index) => Prisma.sql`${SIDES[index]} >= ${side}`);
  const found = await db.$queryRaw<SummaryRow[]>`
    SELECT ${SUMMARY_COLUMNS} FROM product_search_documents JOIN products ON id = "productId"
    WHERE ${listed} AND ${words ? isNear(words) : Prisma.sql`TRUE`}
      AND ${together} BETWEEN ${sum} AND ${sum * MAX_TIMES} AND ${Prisma.join(isAsLarge, " AND ")}
    ORDER BY ${Prisma.join([...(words ? [buildDistance({ reading: words })] : []), together])}, name, id
    LIMIT ${MAX_SIZES}`;
  return found.map(listedIn(language)).flatMap((product) => {
    const own = sizeIn(product.dimensions ?? "");
    return own ? { ...product, larger: differenceFrom(size, own) } : [];
  });
}

/** Returns the search without its measures; undefined when it has nothing else. */
function toWords({ q = "", synonyms = NO_SYNONYMS }: FacetQuery): Reading | undefined {
  const terms = searchTerms(q, synonyms).filter(({ word }) => word !== undefined);
  return terms.length > 0 ? { terms } : undefined;
}

/** Whether a product has any of the words outside its description. */
function isNear(words: Reading): Prisma.Sql {
  const any = words.terms.flatMap(({ exact, near }) => [...exact, ...near]);
  const found = foundProducts({ terms: [{ exact: any, near: [] }] }, MAX_COMPARED);
  const farthest = words.terms.length * FARTHEST;
  return Prisma.sql`"productId" IN (${found}) AND ${buildDistance({ reading: words })} < ${farthest}`;
}

import "server-only";
import { Prisma } from "shop-database";
import type { Language } from "@/lib/base/http/languages";
import type { Db } from "@/lib/db/client";
import { NO_SYNONYMS, type Synonyms } from "@/lib/shop/settings/synonyms";
import { listedIn, type SummaryRow } from "../queries";
import type { ListedProduct } from "../schemas";
import type { FacetQuery } from "./count-facets";
import { narrowedTo } from "./list-filters";
import { readSearch } from "./read-search";
import { foundProducts, isDescribed, isListed } from "./search-match";
import { SUMMARY_COLUMNS } from "./search-products";
import { searchTerms, type Reading } from "./search-terms";
import { differenceFrom, listSides, readMeasures, sizeIn, type Size } from "./sizes";

/** A product in a size near the one asked for. */
export interface NextSize extends ListedProduct {
  /** How many millimetres each side is larger, in the order in which the product's own sides are written. */
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
 * Returns the next larger sizes when a search by size found nothing, those with the smallest difference first. Their
 * name and category have all words of the search, so that a mailer box leads to mailer boxes: where none of these is
 * large enough, to the nearest ones. Only where there is none, the words may stand in the facts, and then any of them. Empty when the search has
 * no size.
 */
export async function nextSizes(
  db: Db,
  query: FacetQuery,
  language?: Language,
): Promise<NextSize[]> {
  const { q = "", exact, synonyms = NO_SYNONYMS } = query;
  const size = sizeIn(q);
  if (!size) return [];
  const request = { q: readMeasures(q).rest.trim(), exact, synonyms };
  const near = (words: Reading | undefined, by: Near["by"]) =>
    readNear(db, query, { size, words, by });
  const { rows } = await readSearch(db, {
    request,
    find: async (reading) => {
      const words = reading && { terms: reading.terms };
      const ofKind = await near(words, "kind");
      return { rows: ofKind.length > 0 || !words ? ofKind : await near(words, "facts") };
    },
    isEmpty: (found) => found.rows.length === 0,
  });
  const found = rows.length > 0 ? rows : await near(matchAny(request.q, synonyms), "facts");
  const isLarger = found.some(({ fits }) => fits);
  return found
    .filter(({ fits }) => fits === isLarger)
    .map(listedIn(language))
    .flatMap((product) => {
      const own = sizeIn(product.dimensions ?? "");
      return own ? { ...product, larger: differenceFrom(size, own) } : [];
    });
}

/** One term that any of the words matches; undefined without words. */
function matchAny(q: string, synonyms: Synonyms): Reading | undefined {
  const any = searchTerms(q, synonyms).flatMap(({ exact, near }) => [...exact, ...near]);
  return any.length > 0 ? { terms: [{ exact: any, near: [] }] } : undefined;
}

interface Near {
  size: Size;
  /** Undefined for products of any kind. */
  words: Reading | undefined;
  by: Parameters<typeof isDescribed>[1];
}

/** Reads products near a size, those that are as large on every side first. */
function readNear(db: Db, { category, filters = [] }: FacetQuery, { size, words, by }: Near) {
  const listed = isListed({ ...(category ? { category } : {}), narrowed: narrowedTo(filters) });
  const sides = listSides(size).map((side, index) => ({ side, own: SIDES[index] ?? Prisma.empty }));
  const together = Prisma.join(
    sides.map(({ own }) => own),
    " + ",
  );
  const sum = sides.reduce((all, { side }) => all + side, 0);
  const isAsLarge = sides.map(({ side, own }) => Prisma.sql`${own} >= ${side}`);
  const difference = sides.map(({ side, own }) => Prisma.sql`abs(${own} - ${side})`);
  const ofKind = words
    ? Prisma.sql`"productId" IN (${foundProducts(words, MAX_COMPARED)}) AND ${isDescribed(words, by)}`
    : Prisma.sql`${Prisma.join(isAsLarge, " AND ")}`;
  return db.$queryRaw<(SummaryRow & { fits: boolean })[]>`
    SELECT ${SUMMARY_COLUMNS}, (${Prisma.join(isAsLarge, " AND ")}) AS fits
    FROM product_search_documents JOIN products ON id = "productId"
    WHERE ${listed} AND ${ofKind} AND ${together} BETWEEN ${Math.ceil(sum / MAX_TIMES)} AND ${sum * MAX_TIMES}
    ORDER BY fits DESC, ${Prisma.join(difference, " + ")}, name, id
    LIMIT ${MAX_SIZES}`;
}

import "server-only";
import { Prisma } from "shop-database";
import { IS_IN_SHOP } from "../presence";
import {
  tsquery,
  type ArticleNumber,
  type Reading,
  type SearchTerm,
  type TermPart,
} from "./search-terms";

/** Conditions that select the products of a list, as SQL. */

export interface Wanted {
  /** Undefined when there is no search. A search without any word has no terms and finds nothing. */
  reading?: Reading;
  category?: string;
  narrowed?: Narrowed;
}

/** Filters of a list besides its category. */
export interface Narrowed {
  /** In paise, both inclusive. */
  minPricePaise?: number | undefined;
  maxPricePaise?: number | undefined;
  /** Whether the product can be bought now. */
  inStock?: boolean | undefined;
  /** A material in lower case, or the beginning of its name. */
  material?: string | undefined;
  /** Values as in `product_facets`. A product needs one value of each facet. */
  facets?: Partial<Record<Facet, readonly string[]>>;
}

export type Facet = "size" | "capacity" | "material" | "food";

/** The tables to read. A search also needs the search documents. */
export const sourceSql = ({ reading }: Wanted): Prisma.Sql =>
  reading
    ? Prisma.sql`products JOIN product_search_documents ON "productId" = products.id`
    : Prisma.sql`products`;

/** Condition on a row of `sourceSql`: it matches the list. */
export const isWanted = (wanted: Wanted): Prisma.Sql =>
  Prisma.join([isListed(wanted), ...(wanted.reading ? [isFound(wanted.reading)] : [])], " AND ");

/** Condition on everything except the search. */
export function isListed({ category, narrowed = {} }: Wanted): Prisma.Sql {
  const conditions = [
    IS_IN_SHOP,
    ...(category ? [Prisma.sql`category = ${category}`] : []),
    ...isNarrowed(narrowed),
  ];
  return Prisma.join(conditions, " AND ");
}

/** Conditions that must all be true. */
export function isNarrowed(narrowed: Narrowed): Prisma.Sql[] {
  const { minPricePaise, maxPricePaise, inStock, material, facets = {} } = narrowed;
  return [
    ...(minPricePaise === undefined ? [] : [Prisma.sql`"pricePaise" >= ${minPricePaise}`]),
    ...(maxPricePaise === undefined ? [] : [Prisma.sql`"pricePaise" <= ${maxPricePaise}`]),
    ...(inStock === undefined ? [] : [Prisma.sql`${SOLD_OUT} = ${inStock ? 0 : 1}`]),
    ...(material === undefined ? [] : [isMadeOf(material)]),
    ...Object.entries(facets).map(([facet, values]) => hasOneOf(facet, values)),
  ];
}

/** "corrugated" also matches "corrugated board". */
const isMadeOf = (material: string) => Prisma.sql`products.id IN (
  SELECT "productId" FROM product_facets
  WHERE facet = 'material' AND starts_with(lower(value) || ' ', ${`${material} `}))`;

const hasOneOf = (facet: string, values: readonly string[]) => Prisma.sql`products.id IN (
  SELECT "productId" FROM product_facets WHERE facet = ${facet} AND value = ANY (${values}::text[]))`;

/** Condition on `product_search_documents`: it has all words of the search, or the article number. */
export const isFound = (reading: Reading): Prisma.Sql =>
  Prisma.sql`document @@ ${querySql(reading)}`;

/** Condition on `product_search_documents`: its name and category, or else its facts, have all words of the search. */
export const isDescribed = (reading: Reading, by: "kind" | "facts"): Prisma.Sql =>
  Prisma.sql`${by === "kind" ? Prisma.sql`ts_filter(headline, '{a,b}')` : Prisma.sql`headline`} @@ ${querySql(reading)}`;

/** Statement: the first ids in any order of products that match the search. */
export const foundProducts = (reading: Reading, most: number): Prisma.Sql =>
  Prisma.sql`SELECT id FROM found_products(${querySql(reading)}, ${most}::int) AS id`;

/** Condition on `product_search_documents`: the name has all words of the search, or the article number matches. */
export const isNamed = (reading: Reading): Prisma.Sql =>
  Prisma.sql`ts_filter(headline, '{a}') @@ ${namesSql(reading)}`;

/** Statement: the first ids in any order of products whose name matches. */
export const namedProducts = (reading: Reading, most: number): Prisma.Sql =>
  Prisma.sql`SELECT id FROM named_products(${namesSql(reading)}, ${most}::int) AS id`;

/** Drops the weights, because checking them reads the document itself; without them the index alone answers. */
const namesSql = ({ terms, ...reading }: Reading): Prisma.Sql =>
  querySql({ ...reading, terms: terms.map(anywhere) });

const anywhere = ({ exact, near }: SearchTerm): SearchTerm => ({
  exact,
  near: near.map(({ words, isPrefix }) => ({ words, ...(isPrefix ? { isPrefix } : {}) })),
});

/** A search without words matches nothing. */
function querySql({ terms, article }: Reading): Prisma.Sql {
  const query = terms.map((term) => `(${tsquery(spellings(term))})`);
  const words = Prisma.sql`to_tsquery('catalogue', ${query.join(" & ")})`;
  if (!article) return words;
  return Prisma.sql`(${words} || ${article.isPrefix ? startOf(article) : article.term}::tsquery)`;
}

const startOf = ({ term }: ArticleNumber) => `${term}:*`;

/** Drops exact words that a prefix already covers. */
function spellings({ exact, near }: SearchTerm): TermPart[] {
  const beginnings = new Set(near.flatMap(({ words, isPrefix }) => (isPrefix ? words : [])));
  return [...exact.filter(({ words }) => !words.every((word) => beginnings.has(word))), ...near];
}

const PLACES = ["A", "B", "C"] as const;

/** Distance of a product that has a word only in its description. */
export const FARTHEST = 2 * PLACES.length;

/**
 * Relevance of a product; smaller is better. Each word and measure adds 0 when it is in the name, 1 when the name
 * comes close, 2 and 3 likewise for the category, 4 and 5 for features and specifications, and 6 elsewhere. A
 * matching article number ranks before all of these; the beginning of one ranks like a name that comes close.
 */
export function buildDistance({ reading }: Wanted): Prisma.Sql {
  if (!reading) return Prisma.sql`0`;
  const words = Prisma.join([Prisma.sql`0`, ...reading.terms.map(distanceOfTerm)], " + ");
  if (!reading.article) return words;
  return Prisma.sql`LEAST(${words}, ${distanceOfArticle(reading.article)})`;
}

/** Null for other products, because LEAST ignores null. */
function distanceOfArticle(article: ArticleNumber): Prisma.Sql {
  return Prisma.sql`CASE WHEN headline @@ (SELECT ${article.term}::tsquery) THEN -1
    WHEN headline @@ (SELECT ${startOf(article)}::tsquery) THEN 1 END`;
}

function distanceOfTerm({ exact, near }: SearchTerm): Prisma.Sql {
  const steps = PLACES.flatMap((place) => [tsquery(exact, place), tsquery(near, place)]);
  const cases = steps.flatMap((query, step) =>
    query === ""
      ? []
      : [
          Prisma.sql`WHEN headline @@ (SELECT to_tsquery('catalogue', ${query})) THEN ${Prisma.raw(`${step}`)}`,
        ],
  );
  return Prisma.sql`CASE ${Prisma.join(cases, " ")} ELSE ${Prisma.raw(`${FARTHEST}`)} END`;
}

/** 1 when the product cannot be bought now, otherwise 0. */
export const SOLD_OUT = Prisma.sql`CASE WHEN "forSale" AND ("supply" = 'to_order' OR "stockCount" > 0) THEN 0 ELSE 1 END`;

import "server-only";
import { Prisma } from "@/lib/db/generated/client";
import { IS_IN_SHOP } from "../presence";
import {
  tsquery,
  type ArticleNumber,
  type Reading,
  type SearchTerm,
  type TermPart,
} from "./search-terms";

/** Which products a list holds, as the parts of a statement of our own. */

export interface Wanted {
  /** Undefined where nobody searched; without terms where what was typed has no word in it: nothing is found. */
  reading?: Reading;
  category?: string;
  narrowed?: Narrowed;
}

/** What a list is narrowed to, beside its category. */
export interface Narrowed {
  /** In paise, both included. */
  minPricePaise?: number | undefined;
  maxPricePaise?: number | undefined;
  /** Whether it can be bought now. */
  inStock?: boolean | undefined;
  /** One of a product's materials, lower-cased, or how its name begins. */
  material?: string | undefined;
  /** As `product_facets` holds them: one of a facet's values is enough, but of each of these facets. */
  facets?: Partial<Record<Facet, readonly string[]>>;
}

export type Facet = "size" | "capacity" | "material" | "food";

/** Where the products are read from: each search also needs what it finds them by. */
export const sourceOf = ({ reading }: Wanted): Prisma.Sql =>
  reading
    ? Prisma.sql`products JOIN product_search_documents ON "productId" = products.id`
    : Prisma.sql`products`;

/** Whether a row of `sourceOf` is wanted. */
export const isWanted = (wanted: Wanted): Prisma.Sql =>
  Prisma.join([isListed(wanted), ...(wanted.reading ? [isFound(wanted.reading)] : [])], " AND ");

/** Whether it is, but for what is searched for. */
export function isListed({ category, narrowed = {} }: Wanted): Prisma.Sql {
  const conditions = [
    IS_IN_SHOP,
    ...(category ? [Prisma.sql`category = ${category}`] : []),
    ...isNarrowed(narrowed),
  ];
  return Prisma.join(conditions, " AND ");
}

/** Conditions that all have to hold. */
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

/** "corrugated" is enough for "corrugated board". */
const isMadeOf = (material: string) => Prisma.sql`products.id IN (
  SELECT "productId" FROM product_facets
  WHERE facet = 'material' AND starts_with(lower(value) || ' ', ${`${material} `}))`;

const hasOneOf = (facet: string, values: readonly string[]) => Prisma.sql`products.id IN (
  SELECT "productId" FROM product_facets WHERE facet = ${facet} AND value = ANY (${values}::text[]))`;

/** Of `product_search_documents`: whether it has all words of the search, or the article number. */
export const isFound = (reading: Reading): Prisma.Sql =>
  Prisma.sql`document @@ ${queryOf(reading)}`;

/** Statement: the first ids that the database comes upon of products that the search finds. */
export const foundProducts = (reading: Reading, most: number): Prisma.Sql =>
  Prisma.sql`SELECT id FROM found_products(${queryOf(reading)}, ${most}::int) AS id`;

/** Of `product_search_documents`: whether all of the search stands in the product's name, or is its article number. */
export const isNamed = (reading: Reading): Prisma.Sql =>
  Prisma.sql`ts_filter(headline, '{a}') @@ ${namesOf(reading)}`;

/** Statement: the first ids that the database comes upon of products that are so named. */
export const namedProducts = (reading: Reading, most: number): Prisma.Sql =>
  Prisma.sql`SELECT id FROM named_products(${namesOf(reading)}, ${most}::int) AS id`;

/** Nothing in a name has to be looked up in the document itself, so that its index tells all. */
const namesOf = ({ terms, ...reading }: Reading): Prisma.Sql =>
  queryOf({ ...reading, terms: terms.map(anywhere) });

const anywhere = ({ exact, near }: SearchTerm): SearchTerm => ({
  exact,
  near: near.map(({ words, isPrefix }) => ({ words, ...(isPrefix ? { isPrefix } : {}) })),
});

/** Nothing has the words of a search that has none. */
function queryOf({ terms, article }: Reading): Prisma.Sql {
  const query = terms.map((term) => `(${tsquery(waysToSay(term))})`);
  const words = Prisma.sql`to_tsquery('catalogue', ${query.join(" & ")})`;
  if (!article) return words;
  return Prisma.sql`(${words} || ${article.isPrefix ? beginningOf(article) : article.term}::tsquery)`;
}

const beginningOf = ({ term }: ArticleNumber) => `${term}:*`;

/** A word as it is says no more than what begins with it. */
function waysToSay({ exact, near }: SearchTerm): TermPart[] {
  const beginnings = new Set(near.flatMap(({ words, isPrefix }) => (isPrefix ? words : [])));
  return [...exact.filter(({ words }) => !words.every((word) => beginnings.has(word))), ...near];
}

const PLACES = ["A", "B", "C"] as const;

/** How far a product is that has a word nowhere but in its description. */
export const FARTHEST = 2 * PLACES.length;

/**
 * How far a product is from what is looked for: for each word and measure 0 where it is in the name and 1 where
 * the name comes close, 2 and 3 of the category, 4 and 5 of features and specifications, 6 elsewhere. Its article
 * number comes before all that, and the beginning of one is as a name that comes close.
 */
export function distanceOf({ reading }: Wanted): Prisma.Sql {
  if (!reading) return Prisma.sql`0`;
  const words = Prisma.join([Prisma.sql`0`, ...reading.terms.map(distanceOfTerm)], " + ");
  if (!reading.article) return words;
  return Prisma.sql`LEAST(${words}, ${distanceOfArticle(reading.article)})`;
}

/** Null for any other: LEAST passes it over. */
function distanceOfArticle(article: ArticleNumber): Prisma.Sql {
  return Prisma.sql`CASE WHEN headline @@ (SELECT ${article.term}::tsquery) THEN -1
    WHEN headline @@ (SELECT ${beginningOf(article)}::tsquery) THEN 1 END`;
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

/** 1 for what cannot be bought now. */
export const SOLD_OUT = Prisma.sql`CASE WHEN "forSale" AND "stockCount" > 0 THEN 0 ELSE 1 END`;

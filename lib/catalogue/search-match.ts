import "server-only";
import { Prisma } from "@/lib/db/generated/client";
import { IS_IN_SHOP } from "./presence";
import { tsquery, type SearchTerm } from "./search-terms";

/** Which products a list holds, as the parts of a statement of our own. */

export interface Wanted {
  /** Undefined where nobody searched; none where what was typed has no word in it: nothing is found. */
  terms?: readonly SearchTerm[];
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
export const sourceOf = ({ terms }: Wanted): Prisma.Sql =>
  terms
    ? Prisma.sql`products JOIN product_search_documents ON "productId" = products.id`
    : Prisma.sql`products`;

export function isWanted(wanted: Wanted): Prisma.Sql {
  const { terms, category, narrowed = {} } = wanted;
  const conditions = [
    IS_IN_SHOP,
    ...(terms ? [answers(terms, "")] : []),
    ...(category ? [Prisma.sql`category = ${category}`] : []),
    ...isNarrowed(narrowed),
  ];
  return Prisma.join(conditions, " AND ");
}

function isNarrowed(narrowed: Narrowed): Prisma.Sql[] {
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

/** All of the search stands in the product's name. */
export const isNamed = ({ terms = [] }: Wanted): Prisma.Sql => answers(terms, "A");

function answers(terms: readonly SearchTerm[], weight: "A" | ""): Prisma.Sql {
  if (terms.length === 0) return Prisma.sql`FALSE`;
  const query = terms.map(({ exact, near }) => `(${tsquery([...exact, ...near], weight)})`);
  return Prisma.sql`document @@ to_tsquery('catalogue', ${query.join(" & ")})`;
}

const PLACES = ["A", "B", "C"] as const;

/**
 * How far a product is from what is looked for: for each word and measure 0 where it is in the name and 1 where
 * the name comes close, 2 and 3 of the category, 4 and 5 of features and specifications, 6 elsewhere.
 */
export function distanceOf({ terms = [] }: Wanted): Prisma.Sql {
  return Prisma.join([Prisma.sql`0`, ...terms.map(distanceOfTerm)], " + ");
}

function distanceOfTerm({ exact, near }: SearchTerm): Prisma.Sql {
  const steps = PLACES.flatMap((place) => [tsquery(exact, place), tsquery(near, place)]);
  const cases = steps.flatMap((query, step) =>
    query === ""
      ? []
      : [
          Prisma.sql`WHEN headline @@ to_tsquery('catalogue', ${query}) THEN ${Prisma.raw(`${step}`)}`,
        ],
  );
  return Prisma.sql`CASE ${Prisma.join(cases, " ")} ELSE 6 END`;
}

/** 1 for what cannot be bought now. */
export const SOLD_OUT = Prisma.sql`CASE WHEN "forSale" AND "stockCount" > 0 THEN 0 ELSE 1 END`;

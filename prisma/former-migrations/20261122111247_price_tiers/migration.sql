-- AlterTable
ALTER TABLE "products" ADD COLUMN     "minQuantity" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "packMultiple" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "priceTiers" JSONB NOT NULL DEFAULT '[]';

-- The same as tierProblem in lib/pricing/price-tiers.ts; a test holds them together.
CREATE FUNCTION price_tiers_fall(tiers jsonb, price integer) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN jsonb_typeof(tiers) <> 'array' THEN false ELSE (
        SELECT count(*) <= 10 AND coalesce(bool_and(
            t."from" > t."fromBefore" AND t."from" <= 10000
            AND t."pricePaise" < t."priceBefore" AND t."pricePaise" >= 1
        ), true)
        FROM (
            SELECT e."from", e."pricePaise",
                lag(e."from", 1, 1) OVER w AS "fromBefore",
                lag(e."pricePaise", 1, price) OVER w AS "priceBefore"
            FROM (
                SELECT n, (tier->>'from')::integer AS "from", (tier->>'pricePaise')::integer AS "pricePaise"
                FROM jsonb_array_elements(tiers) WITH ORDINALITY AS j (tier, n)
            ) AS e
            WINDOW w AS (ORDER BY e.n)
        ) AS t
    ) END;

ALTER TABLE "products"
    ADD CONSTRAINT "products_min_quantity_orderable" CHECK ("minQuantity" BETWEEN 1 AND 10000),
    ADD CONSTRAINT "products_pack_multiple_orderable" CHECK ("packMultiple" BETWEEN 1 AND 10000),
    -- The smallest order is the first multiple that is no fewer than the minimum.
    ADD CONSTRAINT "products_smallest_order_fits" CHECK (
        ("minQuantity" + "packMultiple" - 1) / "packMultiple" * "packMultiple" <= 10000
    ),
    ADD CONSTRAINT "products_price_tiers_fall" CHECK (price_tiers_fall("priceTiers", "pricePaise"));

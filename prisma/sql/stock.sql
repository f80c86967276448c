-- Functions for a product's state, price tiers and rating.

-- The state of a product. The generated column stockState uses it, for lists and counters: a change of this function
-- has to rebuild the column. A sale writes an index only when it moves a product from one state to another.
CREATE OR REPLACE FUNCTION stock_state(
    draft boolean, for_sale boolean, supply "ProductSupply", stock integer, low_at integer
) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE
        WHEN draft THEN 'draft'
        WHEN NOT for_sale THEN 'off'
        WHEN supply = 'to_order' THEN 'to-order'
        WHEN stock = 0 THEN 'out-of-stock'
        WHEN stock <= coalesce(low_at, 20) THEN 'low'
        ELSE 'in-stock'
    END;

-- Marks a product that is created with few packs or none as known, so that the shop is notified only when it becomes
-- low again after it had enough. The epoch means known, but never notified.
CREATE OR REPLACE FUNCTION know_low_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "low_stock_notices" ("productId", "toldAt")
    SELECT "id", 'epoch' FROM added WHERE "stockState" IN ('low', 'out-of-stock')
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "products_low_known" AFTER INSERT ON "products"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION know_low_products();

-- Whether the prices of a product fall with the quantity, from the first tier on; used by a CHECK of the table. A
-- sale updates the row and so evaluates every CHECK; most products have no tiers.
CREATE OR REPLACE FUNCTION price_tiers_fall(tiers jsonb, price integer) RETURNS boolean
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
    IF tiers = '[]' THEN RETURN true; END IF;
    IF jsonb_typeof(tiers) <> 'array' THEN RETURN false; END IF;
    RETURN (
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
    );
END $$;

-- Paise for one piece at the lowest price of a pack, rounded half up; for a pack without a number of pieces, the
-- price of the pack. The generated column piecePaise uses it. lib/catalogue/price/unit-price.ts reads pack sizes in
-- the same way.
CREATE OR REPLACE FUNCTION piece_paise(price integer, tiers jsonb, specifications json) RETURNS integer
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT floor(pack.paise / greatest(pack.pieces, 1) + 0.5)::integer
    FROM (SELECT coalesce((tiers->-1->>'pricePaise')::numeric, price) AS paise,
        replace(substring(specifications->>'Pack size'
            from '^([0-9,]*[0-9][0-9,]*) (?:pieces|sheets|rolls|sets|pairs|bags|boxes)\M'), ',', '')::numeric AS pieces) AS pack
$$;

-- Updates rating and number of reviews of a product from its approved reviews. Locks the product first: a statement
-- that began to count before another review was committed would miss that review.
CREATE OR REPLACE FUNCTION refresh_product_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM "products" WHERE "id" IN (SELECT "productId" FROM changed) ORDER BY "id" FOR NO KEY UPDATE;
    UPDATE "products" p
    SET "rating" = coalesce(r.rating, 0), "reviewCount" = coalesce(r.count, 0)
    FROM (SELECT DISTINCT "productId" AS id FROM changed) c
    LEFT JOIN LATERAL (
        SELECT round(avg(v."rating"), 2)::float8 AS rating, count(*)::int AS count
        FROM "product_reviews" v WHERE v."productId" = c.id AND v."status" = 'approved'
    ) r ON true
    WHERE p."id" = c.id;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "product_reviews_added" AFTER INSERT ON "product_reviews"
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_product_rating();

CREATE OR REPLACE TRIGGER "product_reviews_changed" AFTER UPDATE ON "product_reviews"
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_product_rating();

CREATE OR REPLACE TRIGGER "product_reviews_removed" AFTER DELETE ON "product_reviews"
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_product_rating();

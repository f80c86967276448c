-- What Prisma's schema language cannot say ------------------------------------------------------

-- The admin's list of one state by price, by stock or by its last change: by an index of all products, those that
-- are switched off lie far apart.
CREATE INDEX "products_by_state_price" ON "products" ("stockState", "pricePaise", "id") WHERE "deletedAt" IS NULL;
CREATE INDEX "products_by_state_stock" ON "products" ("stockState", "stockBand") WHERE "deletedAt" IS NULL;
CREATE INDEX "products_by_state_updated" ON "products" ("stockState", "updatedAt", "id") WHERE "deletedAt" IS NULL;

-- A part of a subscriber's address.
CREATE INDEX "newsletter_subscriptions_search" ON "newsletter_subscriptions" USING gin ("email" gin_trgm_ops);

-- Everything afresh that a list alone counts: what the tallies of each key must add up to. No day matters here.
CREATE FUNCTION count_lists_afresh() RETURNS TABLE (
    "topic" "TallyTopic", "day" date, "key" text, "part" text, "count" bigint, "paise" bigint
) LANGUAGE sql STABLE AS $$
    SELECT 'subscriptions'::"TallyTopic", DATE '2000-01-01', "state"::text, NULL::text, count(*), 0::bigint
    FROM "newsletter_subscriptions" GROUP BY 3
    UNION ALL
    SELECT 'reviews', DATE '2000-01-01', "status"::text, NULL, count(*), 0
    FROM "product_reviews" GROUP BY 3
$$;

CREATE OR REPLACE FUNCTION refill_tallies() RETURNS void LANGUAGE sql AS $$
    WITH outdated AS (DELETE FROM "tallies")
    INSERT INTO "tallies" ("topic", "day", "key", "part", "count", "paise")
    SELECT * FROM count_afresh() UNION ALL SELECT * FROM count_money_afresh()
    UNION ALL SELECT * FROM count_lists_afresh();
    INSERT INTO "sold_names" ("name") SELECT DISTINCT "name" FROM "order_lines" ON CONFLICT DO NOTHING;
$$;

-- One row for each key of a statement, however many rows it writes: `TG_ARGV` are the topic and the column.
CREATE FUNCTION tally_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE format(
        'INSERT INTO "tallies" ("topic", "day", "key", "count")
         SELECT %L::"TallyTopic", DATE ''2000-01-01'', %I::text, count(*) FROM added GROUP BY 3',
        TG_ARGV[0], TG_ARGV[1]);
    RETURN NULL;
END $$;
CREATE FUNCTION tally_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE format(
        'INSERT INTO "tallies" ("topic", "day", "key", "count")
         SELECT %L::"TallyTopic", DATE ''2000-01-01'', %I::text, -count(*) FROM removed GROUP BY 3',
        TG_ARGV[0], TG_ARGV[1]);
    RETURN NULL;
END $$;
CREATE FUNCTION tally_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE format(
        'INSERT INTO "tallies" ("topic", "day", "key", "count")
         SELECT %1$L::"TallyTopic", DATE ''2000-01-01'', key, sum(sign) FROM (
             SELECT %2$I::text AS key, 1 AS sign FROM added UNION ALL SELECT %2$I::text, -1 FROM removed
         ) AS changed GROUP BY key HAVING sum(sign) <> 0',
        TG_ARGV[0], TG_ARGV[1]);
    RETURN NULL;
END $$;

CREATE TRIGGER "newsletter_subscriptions_tally_added" AFTER INSERT ON "newsletter_subscriptions"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_added('subscriptions', 'state');
CREATE TRIGGER "newsletter_subscriptions_tally_changed" AFTER UPDATE ON "newsletter_subscriptions"
    REFERENCING OLD TABLE AS removed NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION tally_changed('subscriptions', 'state');
CREATE TRIGGER "newsletter_subscriptions_tally_removed" AFTER DELETE ON "newsletter_subscriptions"
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_removed('subscriptions', 'state');

CREATE TRIGGER "product_reviews_tally_added" AFTER INSERT ON "product_reviews"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_added('reviews', 'status');
CREATE TRIGGER "product_reviews_tally_changed" AFTER UPDATE ON "product_reviews"
    REFERENCING OLD TABLE AS removed NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION tally_changed('reviews', 'status');
CREATE TRIGGER "product_reviews_tally_removed" AFTER DELETE ON "product_reviews"
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_removed('reviews', 'status');

INSERT INTO "tallies" ("topic", "day", "key", "part", "count", "paise") SELECT * FROM count_lists_afresh();

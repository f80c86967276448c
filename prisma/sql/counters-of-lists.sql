-- The counters of products, accounts, reviews and newsletter addresses for the admin's lists. They work like those of
-- counters.sql.

-- Counts reviews and newsletter addresses again from their rows. These counters have no day.
CREATE OR REPLACE FUNCTION count_lists_afresh() RETURNS TABLE (
    "topic" "TallyTopic", "day" date, "key" text, "part" text, "count" bigint, "paise" bigint
) LANGUAGE sql STABLE AS $$
    SELECT 'subscriptions'::"TallyTopic", DATE '2000-01-01', "state"::text, NULL::text, count(*), 0::bigint
    FROM "newsletter_subscriptions" GROUP BY 3
    UNION ALL
    SELECT 'reviews', DATE '2000-01-01', "status"::text, NULL, count(*), 0
    FROM "product_reviews" GROUP BY 3
$$;

-- Updates the counters of products by category and state.
CREATE OR REPLACE FUNCTION tally_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    today date := india_day(now());
BEGIN
    IF TG_OP <> 'INSERT' AND OLD."deletedAt" IS NULL THEN
        INSERT INTO "tallies" ("topic", "day", "key", "part", "count")
        VALUES ('products', today, OLD."category", OLD."stockState", -1);
    END IF;
    IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW."deletedAt" IS NULL) THEN
        INSERT INTO "tallies" ("topic", "day", "key", "part", "count")
        SELECT 'products', d.day, NEW."category", NEW."stockState", d.sign
        FROM (VALUES
            (CASE TG_OP WHEN 'INSERT' THEN india_day(NEW."createdAt") ELSE today END, 1),
            (india_day(NEW."deletedAt"), -1)
        ) AS d (day, sign)
        WHERE d.day IS NOT NULL;
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "products_tallied_new" AFTER INSERT OR DELETE ON "products"
    FOR EACH ROW EXECUTE FUNCTION tally_product();

CREATE OR REPLACE TRIGGER "products_tallied" AFTER UPDATE ON "products" FOR EACH ROW
    WHEN ((OLD."category", OLD."stockState", OLD."deletedAt" IS NULL)
        IS DISTINCT FROM (NEW."category", NEW."stockState", NEW."deletedAt" IS NULL))
    EXECUTE FUNCTION tally_product();

-- Updates the counters of accounts by role.
CREATE OR REPLACE FUNCTION tally_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    today date := india_day(now());
BEGIN
    IF TG_OP <> 'INSERT' THEN
        INSERT INTO "tallies" ("topic", "day", "key", "part", "count") VALUES ('accounts', today, OLD."role",
            CASE WHEN OLD."deactivatedAt" IS NULL THEN 'active' ELSE 'inactive' END, -1);
    END IF;
    IF TG_OP = 'UPDATE' THEN
        INSERT INTO "tallies" ("topic", "day", "key", "part", "count") VALUES ('accounts', today, NEW."role",
            CASE WHEN NEW."deactivatedAt" IS NULL THEN 'active' ELSE 'inactive' END, 1);
    ELSIF TG_OP = 'INSERT' THEN
        INSERT INTO "tallies" ("topic", "day", "key", "part", "count")
        SELECT 'accounts', d.day, NEW."role", d.part, d.sign
        FROM (VALUES
            (india_day(NEW."createdAt"), 'active', 1),
            (india_day(NEW."deactivatedAt"), 'active', -1),
            (india_day(NEW."deactivatedAt"), 'inactive', 1)
        ) AS d (day, part, sign)
        WHERE d.day IS NOT NULL;
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "users_tallied_new" AFTER INSERT OR DELETE ON "users"
    FOR EACH ROW EXECUTE FUNCTION tally_account();

CREATE OR REPLACE TRIGGER "users_tallied" AFTER UPDATE ON "users" FOR EACH ROW
    WHEN ((OLD."role", OLD."deactivatedAt" IS NULL) IS DISTINCT FROM (NEW."role", NEW."deactivatedAt" IS NULL))
    EXECUTE FUNCTION tally_account();

-- Update the counters of a list, with one counter row for each key of a statement, however many rows it writes.
-- Arguments: the topic and the key column.
CREATE OR REPLACE FUNCTION tally_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE format(
        'INSERT INTO "tallies" ("topic", "day", "key", "count")
         SELECT %L::"TallyTopic", DATE ''2000-01-01'', %I::text, count(*) FROM added GROUP BY 3',
        TG_ARGV[0], TG_ARGV[1]);
    RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tally_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE format(
        'INSERT INTO "tallies" ("topic", "day", "key", "count")
         SELECT %1$L::"TallyTopic", DATE ''2000-01-01'', key, sum(sign) FROM (
             SELECT %2$I::text AS key, 1 AS sign FROM added UNION ALL SELECT %2$I::text, -1 FROM removed
         ) AS changed GROUP BY key HAVING sum(sign) <> 0',
        TG_ARGV[0], TG_ARGV[1]);
    RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tally_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE format(
        'INSERT INTO "tallies" ("topic", "day", "key", "count")
         SELECT %L::"TallyTopic", DATE ''2000-01-01'', %I::text, -count(*) FROM removed GROUP BY 3',
        TG_ARGV[0], TG_ARGV[1]);
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "newsletter_subscriptions_tally_added" AFTER INSERT ON "newsletter_subscriptions"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_added('subscriptions', 'state');

CREATE OR REPLACE TRIGGER "newsletter_subscriptions_tally_changed" AFTER UPDATE ON "newsletter_subscriptions"
    REFERENCING OLD TABLE AS removed NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION tally_changed('subscriptions', 'state');

CREATE OR REPLACE TRIGGER "newsletter_subscriptions_tally_removed" AFTER DELETE ON "newsletter_subscriptions"
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_removed('subscriptions', 'state');

CREATE OR REPLACE TRIGGER "product_reviews_tally_added" AFTER INSERT ON "product_reviews"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_added('reviews', 'status');

CREATE OR REPLACE TRIGGER "product_reviews_tally_changed" AFTER UPDATE ON "product_reviews"
    REFERENCING OLD TABLE AS removed NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION tally_changed('reviews', 'status');

CREATE OR REPLACE TRIGGER "product_reviews_tally_removed" AFTER DELETE ON "product_reviews"
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_removed('reviews', 'status');

-- CreateEnum
CREATE TYPE "TallyTopic" AS ENUM ('orders', 'sales', 'departures', 'promotions', 'products', 'accounts');

-- AlterTable
ALTER TABLE "order_lines" ADD COLUMN     "category" TEXT;

-- CreateTable
CREATE TABLE "tallies" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "topic" "TallyTopic" NOT NULL,
    "day" DATE NOT NULL,
    "key" TEXT,
    "part" TEXT,
    "count" BIGINT NOT NULL,
    "paise" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "tallies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sold_names" (
    "name" TEXT NOT NULL,

    CONSTRAINT "sold_names_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "tallies_topic_day_idx" ON "tallies"("topic", "day");

-- CreateIndex
CREATE INDEX "order_lines_name_orderId_idx" ON "order_lines"("name", "orderId");

-- CreateIndex
CREATE INDEX "users_role_createdAt_id_idx" ON "users"("role", "createdAt" DESC, "id");

-- What Prisma's schema language cannot say ------------------------------------------------------

-- The search of orders: a few thousand names instead of millions of lines.
CREATE INDEX "sold_names_search" ON "sold_names" USING gin (lower("name") gin_trgm_ops);
DROP INDEX "order_lines_name_search";

-- When a promo code was last used.
CREATE INDEX "orders_promo_latest" ON "orders" ("promoCode", "createdAt" DESC)
    WHERE "promoCode" IS NOT NULL AND "status" <> 'Cancelled';

-- Few products are switched off: their list would else pass over all others.
CREATE INDEX "products_off" ON "products" ("name", "id") WHERE "deletedAt" IS NULL AND NOT "forSale";

-- The card of failed logins counts them over two months of the log.
CREATE INDEX "audit_logs_failed" ON "audit_logs" ("timestamp" DESC)
    WHERE "type" = 'authentication' AND "status" = 'failed' AND "action" LIKE '%Failed';

-- Pages deep in a list are found in the index alone, as long as vacuum keeps up with the sales.
ALTER TABLE "products" SET (autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE "order_lines" SET (autovacuum_vacuum_insert_scale_factor = 0.02);
ALTER TABLE "tallies" SET (autovacuum_vacuum_scale_factor = 0.05);

-- A line keeps the category that its product had, whoever writes it.
UPDATE "order_lines" l SET "category" = p."category" FROM "products" p WHERE p."id" = l."productId";

CREATE FUNCTION keep_sold_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."category" := (SELECT "category" FROM "products" WHERE "id" = NEW."productId");
    RETURN NEW;
END $$;
CREATE TRIGGER "order_lines_category_kept" BEFORE INSERT ON "order_lines" FOR EACH ROW
    WHEN (NEW."category" IS NULL) EXECUTE FUNCTION keep_sold_category();

-- Of the shop's books, which are kept in India.
CREATE FUNCTION india_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (moment AT TIME ZONE 'Asia/Kolkata')::date;

-- The same as stockState in lib/catalogue/low-stock.ts; a test holds them together.
CREATE FUNCTION stock_state(for_sale boolean, stock integer) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE
        WHEN NOT for_sale THEN 'off'
        WHEN stock = 0 THEN 'out-of-stock'
        WHEN stock <= 20 THEN 'low'
        ELSE 'in-stock'
    END;

-- Everything afresh: what the tallies of each key must add up to.
CREATE FUNCTION count_afresh() RETURNS TABLE (
    "topic" "TallyTopic", "day" date, "key" text, "part" text, "count" bigint, "paise" bigint
) LANGUAGE sql STABLE AS $$
    SELECT 'orders'::"TallyTopic", india_day("createdAt"), "status"::text, NULL::text,
        count(*), sum("totalPaise")::bigint
    FROM "orders" GROUP BY 2, 3
    UNION ALL
    SELECT 'sales', india_day(o."createdAt"), l."category", NULL,
        sum(l."quantity")::bigint, sum(l."lineTotalPaise")::bigint
    FROM "orders" o JOIN "order_lines" l ON l."orderId" = o."id"
    WHERE o."status" <> 'Cancelled' GROUP BY 2, 3
    UNION ALL
    SELECT 'departures', india_day("at"), NULL, NULL, count(*), 0
    FROM "order_status_changes" WHERE "status" IN ('Shipped', 'Cancelled') GROUP BY 2
    UNION ALL
    SELECT 'promotions', india_day("createdAt"), "promoCode", f.part,
        sum(f.uses)::bigint, sum(f.paise)::bigint
    FROM "orders", LATERAL (VALUES ('sales', 1, "totalPaise"), ('discount', 0, "discountPaise"))
        AS f (part, uses, paise)
    WHERE "promoCode" IS NOT NULL AND "status" <> 'Cancelled' GROUP BY 2, 3, 4
    UNION ALL
    SELECT 'products', india_day(e.at), "category", stock_state("forSale", "stockCount"), sum(e.sign), 0
    FROM "products", LATERAL (VALUES ("createdAt", 1), ("deletedAt", -1)) AS e (at, sign)
    WHERE e.at IS NOT NULL GROUP BY 2, 3, 4
    UNION ALL
    SELECT 'accounts', india_day(e.at), "role"::text, e.part, sum(e.sign), 0
    FROM "users", LATERAL (VALUES
        ("createdAt", 'active', 1), ("deactivatedAt", 'active', -1), ("deactivatedAt", 'inactive', 1)
    ) AS e (at, part, sign)
    WHERE e.at IS NOT NULL GROUP BY 2, 3, 4
$$;

-- In one statement, so that what others write meanwhile is counted once.
CREATE FUNCTION refill_tallies() RETURNS void LANGUAGE sql AS $$
    WITH outdated AS (DELETE FROM "tallies")
    INSERT INTO "tallies" ("topic", "day", "key", "part", "count", "paise") SELECT * FROM count_afresh();
    INSERT INTO "sold_names" ("name") SELECT DISTINCT "name" FROM "order_lines" ON CONFLICT DO NOTHING;
$$;

-- Orders and the promo codes that they used -----------------------------------------------------

CREATE FUNCTION tally_order(o "orders", sign integer) RETURNS void LANGUAGE sql AS $$
    INSERT INTO "tallies" ("topic", "day", "key", "part", "count", "paise")
    SELECT t.topic, india_day(o."createdAt"), t.key, t.part, sign * t.count, sign * t.paise
    FROM (VALUES
        ('orders'::"TallyTopic", o."status"::text, NULL, 1, o."totalPaise"),
        ('promotions', o."promoCode", 'sales', 1, o."totalPaise"),
        ('promotions', o."promoCode", 'discount', 0, o."discountPaise")
    ) AS t (topic, key, part, count, paise)
    WHERE t.topic = 'orders' OR (o."promoCode" IS NOT NULL AND o."status" <> 'Cancelled')
$$;

-- All lines of an order; those of a cancelled one are no sale.
CREATE FUNCTION tally_lines_of(o "orders", sign integer) RETURNS void LANGUAGE sql AS $$
    INSERT INTO "tallies" ("topic", "day", "key", "count", "paise")
    SELECT 'sales', india_day(o."createdAt"), "category",
        sign * sum("quantity"), sign * sum("lineTotalPaise")
    FROM "order_lines"
    WHERE "orderId" = o."id" AND o."status" <> 'Cancelled'
    GROUP BY "category"
$$;

CREATE FUNCTION tally_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'INSERT' THEN PERFORM tally_order(OLD, -1); END IF;
    IF TG_OP <> 'DELETE' THEN PERFORM tally_order(NEW, 1); END IF;
    IF TG_OP = 'DELETE' THEN
        PERFORM tally_lines_of(OLD, -1);
        RETURN OLD;
    END IF;
    -- A new order has no lines yet.
    IF TG_OP = 'UPDATE' AND (OLD."status" = 'Cancelled', india_day(OLD."createdAt"))
        IS DISTINCT FROM (NEW."status" = 'Cancelled', india_day(NEW."createdAt"))
    THEN
        PERFORM tally_lines_of(OLD, -1);
        PERFORM tally_lines_of(NEW, 1);
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER "orders_tallied_new" AFTER INSERT ON "orders"
    FOR EACH ROW EXECUTE FUNCTION tally_order_change();
CREATE TRIGGER "orders_tallied" AFTER UPDATE ON "orders" FOR EACH ROW
    WHEN ((OLD."status", OLD."createdAt", OLD."promoCode", OLD."totalPaise", OLD."discountPaise")
        IS DISTINCT FROM (NEW."status", NEW."createdAt", NEW."promoCode", NEW."totalPaise", NEW."discountPaise"))
    EXECUTE FUNCTION tally_order_change();
-- Before: its lines go with it.
CREATE TRIGGER "orders_tallied_gone" BEFORE DELETE ON "orders"
    FOR EACH ROW EXECUTE FUNCTION tally_order_change();

CREATE FUNCTION tally_departure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "tallies" ("topic", "day", "count") VALUES ('departures', india_day(NEW."at"), 1);
    RETURN NULL;
END $$;
CREATE TRIGGER "order_status_changes_tallied" AFTER INSERT ON "order_status_changes" FOR EACH ROW
    WHEN (NEW."status" IN ('Shipped', 'Cancelled')) EXECUTE FUNCTION tally_departure();

-- What was sold of each category, and under which names ------------------------------------------

CREATE FUNCTION tally_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'INSERT' THEN
        INSERT INTO "tallies" ("topic", "day", "key", "count", "paise")
        SELECT 'sales', india_day(o."createdAt"), l."category", -sum(l."quantity"), -sum(l."lineTotalPaise")
        FROM removed l JOIN "orders" o ON o."id" = l."orderId" AND o."status" <> 'Cancelled'
        GROUP BY 2, 3;
    END IF;
    IF TG_OP <> 'DELETE' THEN
        INSERT INTO "tallies" ("topic", "day", "key", "count", "paise")
        SELECT 'sales', india_day(o."createdAt"), l."category", sum(l."quantity"), sum(l."lineTotalPaise")
        FROM added l JOIN "orders" o ON o."id" = l."orderId" AND o."status" <> 'Cancelled'
        GROUP BY 2, 3;
        -- In one order, so that two who write the same new names never wait for each other in a circle.
        INSERT INTO "sold_names" ("name") SELECT DISTINCT "name" FROM added ORDER BY 1 ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "order_lines_tallied_new" AFTER INSERT ON "order_lines"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_lines();
CREATE TRIGGER "order_lines_tallied" AFTER UPDATE ON "order_lines"
    REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_lines();
CREATE TRIGGER "order_lines_tallied_gone" AFTER DELETE ON "order_lines"
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_lines();

-- Products and accounts ----------------------------------------------------------------------------

CREATE FUNCTION tally_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    today date := india_day(now());
BEGIN
    IF TG_OP <> 'INSERT' AND OLD."deletedAt" IS NULL THEN
        INSERT INTO "tallies" ("topic", "day", "key", "part", "count")
        VALUES ('products', today, OLD."category", stock_state(OLD."forSale", OLD."stockCount"), -1);
    END IF;
    IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW."deletedAt" IS NULL) THEN
        INSERT INTO "tallies" ("topic", "day", "key", "part", "count")
        SELECT 'products', d.day, NEW."category", stock_state(NEW."forSale", NEW."stockCount"), d.sign
        FROM (VALUES
            (CASE TG_OP WHEN 'INSERT' THEN india_day(NEW."createdAt") ELSE today END, 1),
            (india_day(NEW."deletedAt"), -1)
        ) AS d (day, sign)
        WHERE d.day IS NOT NULL;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "products_tallied_new" AFTER INSERT OR DELETE ON "products"
    FOR EACH ROW EXECUTE FUNCTION tally_product();
CREATE TRIGGER "products_tallied" AFTER UPDATE ON "products" FOR EACH ROW
    WHEN ((OLD."category", stock_state(OLD."forSale", OLD."stockCount"), OLD."deletedAt" IS NULL)
        IS DISTINCT FROM (NEW."category", stock_state(NEW."forSale", NEW."stockCount"), NEW."deletedAt" IS NULL))
    EXECUTE FUNCTION tally_product();

CREATE FUNCTION tally_account() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER "users_tallied_new" AFTER INSERT OR DELETE ON "users"
    FOR EACH ROW EXECUTE FUNCTION tally_account();
CREATE TRIGGER "users_tallied" AFTER UPDATE ON "users" FOR EACH ROW
    WHEN ((OLD."role", OLD."deactivatedAt" IS NULL) IS DISTINCT FROM (NEW."role", NEW."deactivatedAt" IS NULL))
    EXECUTE FUNCTION tally_account();

SELECT refill_tallies();

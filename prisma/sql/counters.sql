-- The counters of orders and sales: rows of "counters" that add up. Each change is a row of its own, so that no two
-- orders wait for one counter; housekeeping combines the rows (lib/db/counters). The triggers below update the
-- counters in the same transaction as the order.

-- The calendar day of a time in India, which the shop counts by. Asia/Kolkata has had one offset since 1945, which
-- lib/base/india-time.ts relies on; a test compares the two.
CREATE OR REPLACE FUNCTION india_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (moment AT TIME ZONE 'Asia/Kolkata')::date;

-- The number of departures in a change of status: 1 for shipped or cancelled, -1 for a step back from shipped. A step
-- back from delivered to shipped is not a new departure.
CREATE OR REPLACE FUNCTION departures_of(status "OrderStatus", takes_back "OrderStatus") RETURNS integer
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE
        WHEN takes_back = 'Shipped' THEN -1
        WHEN takes_back IS NULL AND status IN ('Shipped', 'Cancelled') THEN 1
        ELSE 0
    END;

-- The part of the counters of orders that a replacement is in, which is no sale.
CREATE OR REPLACE FUNCTION part_of(is_replacement boolean) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN is_replacement THEN 'replacement' END;

-- Counts everything again from the rows themselves, to give the sums that the counters of each key must have.
CREATE OR REPLACE FUNCTION count_afresh() RETURNS TABLE (
    "topic" "CounterTopic", "day" date, "key" text, "part" text, "count" bigint, "paise" bigint
) LANGUAGE sql STABLE AS $$
    SELECT 'orders'::"CounterTopic", india_day("createdAt"), "status"::text, part_of("isReplacement"),
        count(*), sum("totalPaise")::bigint
    FROM "orders" GROUP BY 2, 3, 4
    UNION ALL
    SELECT 'sales', india_day(o."createdAt"), l."category", NULL,
        sum(l."quantity")::bigint, sum(l."lineTotalPaise")::bigint
    FROM "orders" o JOIN "order_lines" l ON l."orderId" = o."id"
    WHERE o."status" <> 'Cancelled' AND NOT o."isReplacement" GROUP BY 2, 3
    UNION ALL
    SELECT 'departures', india_day("at"), NULL, NULL, sum(departures_of("status", "takesBack"))::bigint, 0
    FROM "order_status_changes" WHERE departures_of("status", "takesBack") <> 0 GROUP BY 2
    UNION ALL
    SELECT 'promotions', india_day("createdAt"), "promoCode", f.part,
        sum(f.uses)::bigint, sum(f.paise)::bigint
    FROM "orders", LATERAL (VALUES ('sales', 1, "totalPaise"), ('discount', 0, "discountPaise"))
        AS f (part, uses, paise)
    WHERE "promoCode" IS NOT NULL AND "status" <> 'Cancelled' GROUP BY 2, 3, 4
$$;

-- Rewrites all counters: after a restored backup, after a shop was filled, or when the counted values change.
CREATE OR REPLACE FUNCTION refill_counters() RETURNS void LANGUAGE sql AS $$
    WITH outdated AS (DELETE FROM "counters")
    INSERT INTO "counters" ("topic", "day", "key", "part", "count", "paise")
    SELECT * FROM count_afresh() UNION ALL SELECT * FROM count_money_afresh();
    INSERT INTO "sold_names" ("name") SELECT DISTINCT "name" FROM "order_lines" ON CONFLICT DO NOTHING;
$$;

-- Adds an order to its counters, or removes it with a sign of -1.
CREATE OR REPLACE FUNCTION count_order(o "orders", sign integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "counters" ("topic", "day", "key", "part", "count", "paise")
    SELECT t.topic, india_day(o."createdAt"), t.key, t.part, sign * t.count, sign * t.paise
    FROM (VALUES
        ('orders'::"CounterTopic", o."status"::text, part_of(o."isReplacement"), 1, o."totalPaise"),
        ('promotions', o."promoCode", 'sales', 1, o."totalPaise"),
        ('promotions', o."promoCode", 'discount', 0, o."discountPaise")
    ) AS t (topic, key, part, count, paise)
    WHERE t.topic = 'orders' OR (o."promoCode" IS NOT NULL AND o."status" <> 'Cancelled');
END $$;

-- Adds all lines of an order to the sales, or removes them. Lines of a cancelled order or a replacement are no sales.
CREATE OR REPLACE FUNCTION count_lines_of(o "orders", sign integer) RETURNS void LANGUAGE sql AS $$
    INSERT INTO "counters" ("topic", "day", "key", "count", "paise")
    SELECT 'sales', india_day(o."createdAt"), "category",
        sign * sum("quantity"), sign * sum("lineTotalPaise")
    FROM "order_lines"
    WHERE "orderId" = o."id" AND o."status" <> 'Cancelled' AND NOT o."isReplacement"
    GROUP BY "category"
$$;

-- Updates the counters of orders, promo codes and sales.
CREATE OR REPLACE FUNCTION count_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'INSERT' THEN PERFORM count_order(OLD, -1); END IF;
    IF TG_OP <> 'DELETE' THEN PERFORM count_order(NEW, 1); END IF;
    IF TG_OP = 'DELETE' THEN
        PERFORM count_lines_of(OLD, -1);
        RETURN OLD;
    END IF;
    -- A new order has no lines yet.
    IF TG_OP = 'UPDATE' AND (OLD."status" = 'Cancelled', india_day(OLD."createdAt"))
        IS DISTINCT FROM (NEW."status" = 'Cancelled', india_day(NEW."createdAt"))
    THEN
        PERFORM count_lines_of(OLD, -1);
        PERFORM count_lines_of(NEW, 1);
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "orders_counted_new" AFTER INSERT ON "orders"
    FOR EACH ROW EXECUTE FUNCTION count_order_change();

CREATE OR REPLACE TRIGGER "orders_counted" AFTER UPDATE ON "orders" FOR EACH ROW
    WHEN ((OLD."status", OLD."createdAt", OLD."promoCode", OLD."totalPaise", OLD."discountPaise")
        IS DISTINCT FROM (NEW."status", NEW."createdAt", NEW."promoCode", NEW."totalPaise", NEW."discountPaise"))
    EXECUTE FUNCTION count_order_change();

-- Runs before the delete, because the order's lines are deleted with it.
CREATE OR REPLACE TRIGGER "orders_counted_gone" BEFORE DELETE ON "orders"
    FOR EACH ROW EXECUTE FUNCTION count_order_change();

-- Updates the counter of departures.
CREATE OR REPLACE FUNCTION count_departure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "counters" ("topic", "day", "count")
    VALUES ('departures', india_day(NEW."at"), departures_of(NEW."status", NEW."takesBack"));
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "order_status_changes_counted" AFTER INSERT ON "order_status_changes" FOR EACH ROW
    WHEN (departures_of(NEW."status", NEW."takesBack") <> 0) EXECUTE FUNCTION count_departure();

-- Updates the counters of sales by category, and the names ever sold, for search.
CREATE OR REPLACE FUNCTION count_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'INSERT' THEN
        INSERT INTO "counters" ("topic", "day", "key", "count", "paise")
        SELECT 'sales', india_day(o."createdAt"), l."category", -sum(l."quantity"), -sum(l."lineTotalPaise")
        FROM removed l JOIN "orders" o
            ON o."id" = l."orderId" AND o."status" <> 'Cancelled' AND NOT o."isReplacement"
        GROUP BY 2, 3;
    END IF;
    IF TG_OP <> 'DELETE' THEN
        INSERT INTO "counters" ("topic", "day", "key", "count", "paise")
        SELECT 'sales', india_day(o."createdAt"), l."category", sum(l."quantity"), sum(l."lineTotalPaise")
        FROM added l JOIN "orders" o
            ON o."id" = l."orderId" AND o."status" <> 'Cancelled' AND NOT o."isReplacement"
        GROUP BY 2, 3;
        -- In one order, so that two who write the same new names never wait for each other in a circle.
        INSERT INTO "sold_names" ("name") SELECT DISTINCT "name" FROM added ORDER BY 1 ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "order_lines_counted_new" AFTER INSERT ON "order_lines"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_lines();

CREATE OR REPLACE TRIGGER "order_lines_counted" AFTER UPDATE ON "order_lines"
    REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_lines();

CREATE OR REPLACE TRIGGER "order_lines_counted_gone" AFTER DELETE ON "order_lines"
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_lines();

-- Copies the product's current category, article number and cost to an order line, so that sales stay under them. What
-- is made to order costs what its offer says, also where it is like a product.
CREATE OR REPLACE FUNCTION keep_sold_category() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    known int := NEW."costPaise";
BEGIN
    SELECT "category", "sku", "costPaise" INTO NEW."category", NEW."sku", NEW."costPaise"
    FROM "products" WHERE "id" = NEW."productId";
    IF known IS NOT NULL OR NEW."kind" = 'custom' THEN
        NEW."costPaise" := known;
    END IF;
    RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER "order_lines_category_kept" BEFORE INSERT ON "order_lines" FOR EACH ROW
    WHEN (NEW."category" IS NULL) EXECUTE FUNCTION keep_sold_category();

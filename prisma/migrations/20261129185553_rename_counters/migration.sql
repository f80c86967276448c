-- The functions that name the old type.
DROP FUNCTION count_afresh();
DROP FUNCTION count_money_afresh();
DROP FUNCTION refill_tallies();

CREATE TYPE "CounterTopic" AS ENUM ('orders', 'sales', 'departures', 'promotions', 'billed', 'received', 'outstanding');

ALTER TABLE "tallies" RENAME TO "counters";
ALTER INDEX "tallies_pkey" RENAME TO "counters_pkey";
ALTER INDEX "tallies_topic_day_idx" RENAME TO "counters_topic_day_idx";
ALTER TABLE "counters" ALTER COLUMN "topic" TYPE "CounterTopic" USING "topic"::text::"CounterTopic";
DROP TYPE "TallyTopic";

DROP TRIGGER "orders_tallied_new" ON "orders";
DROP TRIGGER "orders_tallied" ON "orders";
DROP TRIGGER "orders_tallied_gone" ON "orders";
DROP TRIGGER "order_status_changes_tallied" ON "order_status_changes";
DROP TRIGGER "order_lines_tallied_new" ON "order_lines";
DROP TRIGGER "order_lines_tallied" ON "order_lines";
DROP TRIGGER "order_lines_tallied_gone" ON "order_lines";
DROP TRIGGER "order_documents_tallied" ON "order_documents";
DROP TRIGGER "payments_tallied" ON "payments";

CREATE OR REPLACE FUNCTION count_money_afresh() RETURNS TABLE (
    "topic" "CounterTopic", "day" date, "key" text, "part" text, "count" bigint, "paise" bigint
) LANGUAGE sql STABLE AS $$
    SELECT 'billed'::"CounterTopic", "issuedOn", "kind"::text, f.part, sum(f.documents)::bigint,
        sum(CASE "kind" WHEN 'invoice' THEN f.paise ELSE -f.paise END)::bigint
    FROM "order_documents", LATERAL (VALUES ('total', 1, "totalPaise"), ('tax', 0, "taxPaise"))
        AS f (part, documents, paise)
    WHERE "kind" IN ('invoice', 'credit_note')
    GROUP BY 2, 3, 4
    UNION ALL
    SELECT 'received', india_day(m."at"), m."means"::text, m."kind"::text, sum(s.sign)::bigint,
        sum(s.sign * CASE m."kind" WHEN 'receipt' THEN m."amountPaise" ELSE -m."amountPaise" END)::bigint
    FROM "payments" p JOIN "payments" m ON m."id" = coalesce(p."reversesId", p."id"),
        LATERAL (SELECT CASE p."kind" WHEN 'reversal' THEN -1 ELSE 1 END) AS s (sign)
    GROUP BY 2, 3, 4
    UNION ALL
    SELECT 'outstanding', india_day(o."createdAt"), NULL, NULL, count(*), sum(o."outstandingPaise")::bigint
    FROM "orders" o WHERE owes(o) GROUP BY 2
$$;

CREATE OR REPLACE FUNCTION count_billed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    sign integer := CASE NEW."kind" WHEN 'invoice' THEN 1 ELSE -1 END;
BEGIN
    INSERT INTO "counters" ("topic", "day", "key", "part", "count", "paise") VALUES
        ('billed', NEW."issuedOn", NEW."kind", 'total', 1, sign * NEW."totalPaise"),
        ('billed', NEW."issuedOn", NEW."kind", 'tax', 0, sign * NEW."taxPaise");
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "order_documents_counted" AFTER INSERT ON "order_documents"
    FOR EACH ROW WHEN (NEW."kind" IN ('invoice', 'credit_note')) EXECUTE FUNCTION count_billed();

CREATE OR REPLACE FUNCTION count_received() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    moved "payments" := NEW;
    sign integer := 1;
BEGIN
    IF NEW."kind" = 'reversal' THEN
        SELECT * INTO STRICT moved FROM "payments" WHERE "id" = NEW."reversesId";
        sign := -1;
    END IF;
    INSERT INTO "counters" ("topic", "day", "key", "part", "count", "paise")
    VALUES ('received', india_day(moved."at"), moved."means", moved."kind", sign,
        sign * CASE moved."kind" WHEN 'receipt' THEN moved."amountPaise" ELSE -moved."amountPaise" END);
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "payments_counted" AFTER INSERT ON "payments" FOR EACH ROW EXECUTE FUNCTION count_received();

CREATE OR REPLACE FUNCTION count_outstanding() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    today date := india_day(now());
BEGIN
    IF TG_OP <> 'INSERT' AND owes(OLD) THEN
        INSERT INTO "counters" ("topic", "day", "count", "paise")
        VALUES ('outstanding', today, -1, -OLD."outstandingPaise");
    END IF;
    IF TG_OP <> 'DELETE' AND owes(NEW) THEN
        INSERT INTO "counters" ("topic", "day", "count", "paise")
        VALUES ('outstanding', CASE TG_OP WHEN 'INSERT' THEN india_day(NEW."createdAt") ELSE today END,
            1, NEW."outstandingPaise");
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "orders_owing_new" AFTER INSERT ON "orders" FOR EACH ROW
    WHEN (owes(NEW)) EXECUTE FUNCTION count_outstanding();

CREATE OR REPLACE TRIGGER "orders_owing" AFTER UPDATE ON "orders" FOR EACH ROW
    WHEN ((CASE WHEN owes(OLD) THEN OLD."outstandingPaise" END)
        IS DISTINCT FROM (CASE WHEN owes(NEW) THEN NEW."outstandingPaise" END))
    EXECUTE FUNCTION count_outstanding();

CREATE OR REPLACE TRIGGER "orders_owing_gone" AFTER DELETE ON "orders" FOR EACH ROW
    WHEN (owes(OLD)) EXECUTE FUNCTION count_outstanding();

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

CREATE OR REPLACE FUNCTION refill_counters() RETURNS void LANGUAGE sql AS $$
    WITH outdated AS (DELETE FROM "counters")
    INSERT INTO "counters" ("topic", "day", "key", "part", "count", "paise")
    SELECT * FROM count_afresh() UNION ALL SELECT * FROM count_money_afresh();
    INSERT INTO "sold_names" ("name") SELECT DISTINCT "name" FROM "order_lines" ON CONFLICT DO NOTHING;
$$;

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

CREATE OR REPLACE FUNCTION count_lines_of(o "orders", sign integer) RETURNS void LANGUAGE sql AS $$
    INSERT INTO "counters" ("topic", "day", "key", "count", "paise")
    SELECT 'sales', india_day(o."createdAt"), "category",
        sign * sum("quantity"), sign * sum("lineTotalPaise")
    FROM "order_lines"
    WHERE "orderId" = o."id" AND o."status" <> 'Cancelled' AND NOT o."isReplacement"
    GROUP BY "category"
$$;

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

CREATE OR REPLACE TRIGGER "orders_counted_gone" BEFORE DELETE ON "orders"
    FOR EACH ROW EXECUTE FUNCTION count_order_change();

CREATE OR REPLACE FUNCTION count_departure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "counters" ("topic", "day", "count")
    VALUES ('departures', india_day(NEW."at"), departures_of(NEW."status", NEW."takesBack"));
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "order_status_changes_counted" AFTER INSERT ON "order_status_changes" FOR EACH ROW
    WHEN (departures_of(NEW."status", NEW."takesBack") <> 0) EXECUTE FUNCTION count_departure();

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

DROP FUNCTION tally_order_change();
DROP FUNCTION tally_order("orders", integer);
DROP FUNCTION tally_lines_of("orders", integer);
DROP FUNCTION tally_departure();
DROP FUNCTION tally_lines();
DROP FUNCTION tally_billed();
DROP FUNCTION tally_received();
DROP FUNCTION tally_outstanding();

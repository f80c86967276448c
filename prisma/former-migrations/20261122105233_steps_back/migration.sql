-- AlterTable
ALTER TABLE "order_status_changes" ADD COLUMN     "mailed" BOOLEAN,
ADD COLUMN     "reason" TEXT,
ADD COLUMN     "reasonTold" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "restocked" BOOLEAN,
ADD COLUMN     "takesBack" "OrderStatus";

-- What Prisma's schema language cannot say ------------------------------------------------------

ALTER TABLE "order_status_changes"
    ADD CONSTRAINT "order_status_changes_back_with_reason" CHECK ("takesBack" IS NULL OR "reason" IS NOT NULL),
    ADD CONSTRAINT "order_status_changes_reason_told" CHECK ("reason" IS NOT NULL OR NOT "reasonTold"),
    ADD CONSTRAINT "order_status_changes_restocked" CHECK ("restocked" IS NULL OR "status" = 'Cancelled');

-- An order leaves when it is shipped or cancelled, once: a step back from Shipped takes that back, and one from
-- Delivered to Shipped is no departure of its own.
CREATE FUNCTION departures_of(status "OrderStatus", takes_back "OrderStatus") RETURNS integer
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE
        WHEN takes_back = 'Shipped' THEN -1
        WHEN takes_back IS NULL AND status IN ('Shipped', 'Cancelled') THEN 1
        ELSE 0
    END;

CREATE OR REPLACE FUNCTION tally_departure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "tallies" ("topic", "day", "count")
    VALUES ('departures', india_day(NEW."at"), departures_of(NEW."status", NEW."takesBack"));
    RETURN NULL;
END $$;
DROP TRIGGER "order_status_changes_tallied" ON "order_status_changes";
CREATE TRIGGER "order_status_changes_tallied" AFTER INSERT ON "order_status_changes" FOR EACH ROW
    WHEN (departures_of(NEW."status", NEW."takesBack") <> 0) EXECUTE FUNCTION tally_departure();

CREATE OR REPLACE FUNCTION count_afresh() RETURNS TABLE (
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
    SELECT 'departures', india_day("at"), NULL, NULL, sum(departures_of("status", "takesBack"))::bigint, 0
    FROM "order_status_changes" WHERE departures_of("status", "takesBack") <> 0 GROUP BY 2
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

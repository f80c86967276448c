-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "isReplacement" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "order_lines" ADD COLUMN     "replacesLineId" UUID;

-- AlterTable
ALTER TABLE "order_claims" ADD COLUMN     "replacementId" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "order_claims_replacementId_key" ON "order_claims"("replacementId");

-- AddForeignKey
ALTER TABLE "order_claims" ADD CONSTRAINT "order_claims_replacementId_fkey" FOREIGN KEY ("replacementId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_price_positive";
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_price_positive" CHECK (
    "pricePaise" > 0 OR ("pricePaise" = 0 AND ("kind" = 'sample' OR "replacesLineId" IS NOT NULL)));
ALTER TABLE "orders" ADD CONSTRAINT "orders_replacement_free" CHECK (NOT "isReplacement" OR "totalPaise" = 0);

CREATE OR REPLACE FUNCTION part_of(is_replacement boolean) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN is_replacement THEN 'replacement' END;

CREATE OR REPLACE FUNCTION count_afresh() RETURNS TABLE (
    "topic" "TallyTopic", "day" date, "key" text, "part" text, "count" bigint, "paise" bigint
) LANGUAGE sql STABLE AS $$
    SELECT 'orders'::"TallyTopic", india_day("createdAt"), "status"::text, part_of("isReplacement"),
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
    UNION ALL
    SELECT 'products', india_day(e.at), "category", "stockState", sum(e.sign), 0
    FROM "products", LATERAL (VALUES ("createdAt", 1), ("deletedAt", -1)) AS e (at, sign)
    WHERE e.at IS NOT NULL GROUP BY 2, 3, 4
    UNION ALL
    SELECT 'accounts', india_day(e.at), "role"::text, e.part, sum(e.sign), 0
    FROM "users", LATERAL (VALUES
        ("createdAt", 'active', 1), ("deactivatedAt", 'active', -1), ("deactivatedAt", 'inactive', 1)
    ) AS e (at, part, sign)
    WHERE e.at IS NOT NULL GROUP BY 2, 3, 4
$$;

CREATE OR REPLACE FUNCTION tally_order(o "orders", sign integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "tallies" ("topic", "day", "key", "part", "count", "paise")
    SELECT t.topic, india_day(o."createdAt"), t.key, t.part, sign * t.count, sign * t.paise
    FROM (VALUES
        ('orders'::"TallyTopic", o."status"::text, part_of(o."isReplacement"), 1, o."totalPaise"),
        ('promotions', o."promoCode", 'sales', 1, o."totalPaise"),
        ('promotions', o."promoCode", 'discount', 0, o."discountPaise")
    ) AS t (topic, key, part, count, paise)
    WHERE t.topic = 'orders' OR (o."promoCode" IS NOT NULL AND o."status" <> 'Cancelled');
END $$;

CREATE OR REPLACE FUNCTION tally_lines_of(o "orders", sign integer) RETURNS void LANGUAGE sql AS $$
    INSERT INTO "tallies" ("topic", "day", "key", "count", "paise")
    SELECT 'sales', india_day(o."createdAt"), "category",
        sign * sum("quantity"), sign * sum("lineTotalPaise")
    FROM "order_lines"
    WHERE "orderId" = o."id" AND o."status" <> 'Cancelled' AND NOT o."isReplacement"
    GROUP BY "category"
$$;

CREATE OR REPLACE FUNCTION tally_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'INSERT' THEN
        INSERT INTO "tallies" ("topic", "day", "key", "count", "paise")
        SELECT 'sales', india_day(o."createdAt"), l."category", -sum(l."quantity"), -sum(l."lineTotalPaise")
        FROM removed l JOIN "orders" o
            ON o."id" = l."orderId" AND o."status" <> 'Cancelled' AND NOT o."isReplacement"
        GROUP BY 2, 3;
    END IF;
    IF TG_OP <> 'DELETE' THEN
        INSERT INTO "tallies" ("topic", "day", "key", "count", "paise")
        SELECT 'sales', india_day(o."createdAt"), l."category", sum(l."quantity"), sum(l."lineTotalPaise")
        FROM added l JOIN "orders" o
            ON o."id" = l."orderId" AND o."status" <> 'Cancelled' AND NOT o."isReplacement"
        GROUP BY 2, 3;
        -- In one order, so that two who write the same new names never wait for each other in a circle.
        INSERT INTO "sold_names" ("name") SELECT DISTINCT "name" FROM added ORDER BY 1 ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
END $$;

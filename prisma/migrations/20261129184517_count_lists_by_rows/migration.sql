-- CreateIndex
CREATE INDEX "users_role_deactivatedAt_idx" ON "users"("role", "deactivatedAt");

-- A condition on category and state is counted in this index alone.
CREATE INDEX "products_by_category_state" ON "products" ("category", "stockState", "id") WHERE "deletedAt" IS NULL;

DROP TRIGGER "products_tallied_new" ON "products";
DROP TRIGGER "products_tallied" ON "products";
DROP TRIGGER "users_tallied_new" ON "users";
DROP TRIGGER "users_tallied" ON "users";
DROP TRIGGER "newsletter_subscriptions_tally_added" ON "newsletter_subscriptions";
DROP TRIGGER "newsletter_subscriptions_tally_changed" ON "newsletter_subscriptions";
DROP TRIGGER "newsletter_subscriptions_tally_removed" ON "newsletter_subscriptions";
DROP TRIGGER "product_reviews_tally_added" ON "product_reviews";
DROP TRIGGER "product_reviews_tally_changed" ON "product_reviews";
DROP TRIGGER "product_reviews_tally_removed" ON "product_reviews";
DROP FUNCTION tally_product();
DROP FUNCTION tally_account();
DROP FUNCTION tally_added();
DROP FUNCTION tally_changed();
DROP FUNCTION tally_removed();

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
$$;

CREATE OR REPLACE FUNCTION refill_tallies() RETURNS void LANGUAGE sql AS $$
    WITH outdated AS (DELETE FROM "tallies")
    INSERT INTO "tallies" ("topic", "day", "key", "part", "count", "paise")
    SELECT * FROM count_afresh() UNION ALL SELECT * FROM count_money_afresh();
    INSERT INTO "sold_names" ("name") SELECT DISTINCT "name" FROM "order_lines" ON CONFLICT DO NOTHING;
$$;

DROP FUNCTION count_lists_afresh();

DELETE FROM "tallies" WHERE "topic" IN ('products', 'accounts', 'subscriptions', 'reviews');

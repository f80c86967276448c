-- What every order runs. An SQL function that cannot be written into the statement that calls it is unpacked and
-- prepared anew for each, which takes longer than running it; one in PL/pgSQL is prepared once per connection. Each
-- answers as before.

-- A sale changes the row of a product, whose every constraint is checked then; most products have no tiers.
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

CREATE OR REPLACE FUNCTION tally_order(o "orders", sign integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "tallies" ("topic", "day", "key", "part", "count", "paise")
    SELECT t.topic, india_day(o."createdAt"), t.key, t.part, sign * t.count, sign * t.paise
    FROM (VALUES
        ('orders'::"TallyTopic", o."status"::text, NULL, 1, o."totalPaise"),
        ('promotions', o."promoCode", 'sales', 1, o."totalPaise"),
        ('promotions', o."promoCode", 'discount', 0, o."discountPaise")
    ) AS t (topic, key, part, count, paise)
    WHERE t.topic = 'orders' OR (o."promoCode" IS NOT NULL AND o."status" <> 'Cancelled');
END $$;

-- The text that the chain hashes, to the byte as it was.
CREATE OR REPLACE FUNCTION audit_entry_text(previous text, entry "audit_logs") RETURNS text
    LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
    RETURN json_build_array(
        previous,
        entry."id"::text,
        to_char(entry."timestamp" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        entry."userId"::text,
        entry."actor",
        entry."actorName",
        entry."action",
        entry."type"::text,
        entry."status"::text,
        entry."description",
        entry."ipAddress",
        entry."details"::text
    )::text;
END $$;

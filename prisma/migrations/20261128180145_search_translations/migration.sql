CREATE OR REPLACE FUNCTION index_products(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    WITH texts AS MATERIALIZED (
        SELECT p."id", search_words(p."name") AS name, search_words(p."category") AS category,
            search_words(concat_ws(' ', array_to_string(p."features", ' '), f.facts)) AS facts,
            search_words(p."description") AS description,
            search_measures(p."name") AS named, search_measures(f.facts) AS measured,
            article_terms(p."sku") AS article, s.sides,
            search_words(t.names) AS translated_names, search_words(t.others) AS translated
        FROM "products" p, LATERAL (
            SELECT string_agg(value ->> 'name', ' ') AS names,
                string_agg(concat_ws(' ', value ->> 'features', value ->> 'description'), ' ') AS others
            FROM jsonb_each(p."translations")) AS t, LATERAL (
            SELECT string_agg(key || ' ' || value, '. ') AS facts FROM json_each_text(p."specifications")) AS f,
            product_sides(p."specifications") AS s (sides)
        WHERE p."id" = ANY (ids)
    ), documents AS (
        INSERT INTO "product_search_documents" ("productId", "document", "headline", "longest", "middle", "shortest")
        SELECT "id", headline || setweight(to_tsvector('catalogue', concat_ws(' ', description, translated)), 'D'), headline, sides[1], sides[2], sides[3]
        FROM texts, LATERAL (SELECT
            article || setweight(to_tsvector('catalogue', concat_ws(' ', name, translated_names, named)), 'A') ||
            setweight(to_tsvector('catalogue', category), 'B') ||
            setweight(to_tsvector('catalogue', concat_ws(' ', facts, measured)), 'C') AS headline) AS h
        ON CONFLICT ("productId") DO UPDATE SET "document" = EXCLUDED."document", "headline" = EXCLUDED."headline",
            "longest" = EXCLUDED."longest", "middle" = EXCLUDED."middle", "shortest" = EXCLUDED."shortest"
    )
    INSERT INTO "catalogue_words" ("word")
    SELECT DISTINCT word
    FROM texts, regexp_split_to_table(concat_ws(' ', name, category, facts, description, translated_names, translated), ' ') AS word
    WHERE word ~ '^[^0-9]{3,30}$'
    ORDER BY word
    ON CONFLICT DO NOTHING;

    DELETE FROM "product_facets" WHERE "productId" = ANY (ids);
    INSERT INTO "product_facets" ("productId", "facet", "value")
    SELECT p."id", f.facet, f.value
    FROM "products" p, LATERAL (
        SELECT 'material' AS facet, m AS value
        FROM json_each_text(p."specifications"), product_materials(value) AS m WHERE lower(key) LIKE '%material%'
        UNION SELECT 'food', 'yes' FROM json_each_text(p."specifications")
        WHERE lower(key) LIKE '%food%' AND lower(value) !~ '\m(not?|un\w+|none)\M'
        UNION SELECT 'capacity', m
        FROM (
            SELECT p."name" AS written WHERE p."name" ~* '[0-9] ?(ml|l|ltr|oz|k?gm?s?)\M'
            UNION ALL SELECT value FROM json_each_text(p."specifications") WHERE lower(key) ~ 'capacity|volume'
        ) AS c, regexp_split_to_table(search_measures(c.written), ' ') AS m WHERE m ~ '^(ml|g)\d+$'
        UNION (SELECT 'size', CASE WHEN max(side) <= 150 THEN 'to-150' WHEN max(side) <= 250 THEN '151-250'
            WHEN max(side) <= 400 THEN '251-400' ELSE 'from-401' END
        FROM (
            SELECT substr(m, 3)::int AS side
            FROM json_each_text(p."specifications"), regexp_split_to_table(search_measures(value), ' ') AS m
            WHERE lower(key) ~ '^(dimension|size)' AND m ~ '^mm\d+$'
        ) AS sides HAVING max(side) IS NOT NULL)
    ) AS f
    WHERE p."id" = ANY (ids);
END $$;

CREATE OR REPLACE TRIGGER "products_indexed" AFTER UPDATE OF "name", "sku", "category", "description", "features", "specifications",
    "translations" ON "products" FOR EACH ROW
    WHEN ((OLD."name", OLD."sku", OLD."category", OLD."description", OLD."features", OLD."specifications"::text, OLD."translations")
        IS DISTINCT FROM (NEW."name", NEW."sku", NEW."category", NEW."description", NEW."features", NEW."specifications"::text, NEW."translations"))
    EXECUTE FUNCTION index_changed_product();

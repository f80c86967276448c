-- The search data of products: documents, facets and words, written when a product's texts change. The program reads
-- searches in the same way (search-terms.ts and sizes.ts in lib/catalogue/search); search-functions.int.test.ts there
-- compares the two. A migration creates the text search configuration "catalogue".

-- The words of a text, separated by single spaces.
CREATE OR REPLACE FUNCTION search_words(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT btrim(regexp_replace(
        regexp_replace(
            regexp_replace(normalize(lower(written), NFKD), '[\u0300-\u036f]', '', 'g'),
            '[^a-z0-9\u00df-\u00f6\u00f8-\u1fff\u2c00-\u2fff\u3040-\ud7ff]+', ' ', 'g'),
        '(^| )([0-9]+)([a-z]+)(?= |$)', '\1\2 \3', 'g'))
$$;

-- A size in millimetres, its longest side first, as terms of the index; null without the first side.
CREATE OR REPLACE FUNCTION size_terms(a numeric, b numeric, c numeric) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT 'mm' || concat_ws('x', floor(a + 0.500001), floor(b + 0.500001), floor(c + 0.500001)) ||
        ' in' || concat_ws('x', floor(a / 12.7 + 0.500001), floor(b / 12.7 + 0.500001), floor(c / 12.7 + 0.500001))
    WHERE a IS NOT NULL
$$;

-- The sizes, capacities and weights in a text as words: "mm230x155", "in18x12" in half inches, "ml250", "oz8",
-- "g500". With three measures, each pair of them is a size as well.
CREATE OR REPLACE FUNCTION search_measures(written text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
    plain text := regexp_replace(lower(written), '[[:space:]\u00a0]+', ' ', 'g');
    found text[];
    sides numeric[];
    factor numeric;
    a numeric;
    b numeric;
    c numeric;
    terms text := '';
BEGIN
    IF plain !~ '[0-9]' THEN
        RETURN '';
    END IF;
    plain := regexp_replace(plain, '[×✕*]', 'x', 'g');
    plain := regexp_replace(plain, '[''‘’′]{2}|[″“”]', '"', 'g');
    plain := regexp_replace(plain, '([0-9]) ?[''‘’′](?= ?(?:x|by) ?[0-9.]+ ?[''‘’′])', '\1"', 'g');
    plain := regexp_replace(plain, '(" ?(?:x|by) ?[0-9.]+) ?[''‘’′]', '\1"', 'g');
    plain := regexp_replace(plain, '([0-9]) ?(?:(?:inches|inch|in(?! ?[0-9]))(?![a-wyz])|")', '\1in', 'g');
    plain := regexp_replace(plain, '([0-9]) ?(?:millimet(?:re|er)s?|mm)(?![a-wyz])', '\1mm', 'g');
    plain := regexp_replace(plain, '([0-9]) ?(?:centimet(?:re|er)s?|cms?)(?![a-wyz])', '\1cm', 'g');
    plain := regexp_replace(plain, '([0-9]) ?(?:millilit(?:re|er)s?|ml)(?![a-z])', '\1ml', 'g');
    plain := regexp_replace(plain, '([0-9]) ?(?:lit(?:re|er)s?|ltrs?|l)(?![a-z])', '\1l', 'g');
    plain := regexp_replace(plain, '([0-9]) ?(?:kilograms?|kilos?|kgs?)(?![a-z])', '\1kg', 'g');
    plain := regexp_replace(plain, '([0-9]) ?(?:grams?|gms?|g)(?![a-z])', '\1g', 'g');
    plain := regexp_replace(plain, '([0-9]) ?(?:ounces?|oz)(?![a-z])', '\1oz', 'g');
    plain := regexp_replace(plain, '([0-9])(?:mm|cm|in)? ?(?:x|by) ?(?=[0-9])', '\1x', 'g');
    FOR found IN SELECT regexp_matches(plain,
        '(?<![a-z0-9.])([0-9]{1,5}(?:\.[0-9]{1,3})?(?:x[0-9]{1,5}(?:\.[0-9]{1,3})?){0,2})(mm|cm|in|ml|l|kg|g|oz)?(?![a-z0-9]|\.[0-9])', 'g')
    LOOP
        sides := string_to_array(found[1], 'x')::numeric[];
        CONTINUE WHEN found[2] IS NULL AND cardinality(sides) = 1;
        factor := CASE coalesce(found[2], CASE WHEN greatest(sides[1], sides[2], sides[3]) < 50 THEN 'in' ELSE 'mm' END)
            WHEN 'mm' THEN 1 WHEN 'cm' THEN 10 WHEN 'in' THEN 25.4 END;
        IF factor IS NOT NULL THEN
            -- The longest first, null where there are fewer.
            a := greatest(sides[1], sides[2], sides[3]) * factor;
            c := CASE cardinality(sides) WHEN 3 THEN least(sides[1], sides[2], sides[3]) * factor END;
            b := CASE cardinality(sides) WHEN 3 THEN (sides[1] + sides[2] + sides[3]) * factor - a - c
                WHEN 2 THEN least(sides[1], sides[2]) * factor END;
            terms := concat_ws(' ', terms, size_terms(a, NULL, NULL), size_terms(b, NULL, NULL),
                size_terms(c, NULL, NULL), CASE WHEN b IS NOT NULL THEN size_terms(a, b, c) END,
                CASE WHEN c IS NOT NULL THEN concat_ws(' ', size_terms(a, b, NULL), size_terms(a, c, NULL),
                    size_terms(b, c, NULL)) END);
        ELSIF cardinality(sides) = 1 AND found[2] IN ('g', 'kg') THEN
            terms := terms || ' g' || floor(sides[1] * CASE found[2] WHEN 'kg' THEN 1000 ELSE 1 END + 0.500001);
        ELSIF cardinality(sides) = 1 THEN
            a := sides[1] * CASE found[2] WHEN 'l' THEN 1000 WHEN 'oz' THEN 29.5735 ELSE 1 END;
            terms := terms || ' ml' || floor(a + 0.500001) || ' oz' || floor(a / 29.5735 + 0.500001);
            -- A cup of 8 oz is sold as 250 ml: what the trade calls the same differs by some 7 %.
            IF a <= 2000 THEN
                FOR ounces IN ceil(a * 0.93 / 29.5735)::int .. floor(a * 1.07 / 29.5735)::int LOOP
                    terms := terms || ' oz' || ounces;
                END LOOP;
            END IF;
        END IF;
    END LOOP;
    RETURN ltrim(terms);
END $$;

-- A text as an import compares it: in any case, Unicode form or spacing. Without its cost the planner prefers computing it
-- for every product to reading the index.
CREATE OR REPLACE FUNCTION plain_text(written text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
BEGIN
    RETURN lower(regexp_replace(btrim(normalize(written, NFC)), '\s+', ' ', 'g'));
END $$;

-- An article number as one term of the index, "#kt1" for "KT-1", so that neither case nor dashes matter.
CREATE OR REPLACE FUNCTION article_terms(sku text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE plain WHEN '' THEN '' ELSE format('''#%s'':1A', plain) END::tsvector
    FROM (SELECT coalesce(replace(search_words(sku), ' ', ''), '')) AS words (plain)
$$;

-- The materials of a product, in the few words that lists can be filtered by; the owner's own words when none fits.
CREATE OR REPLACE FUNCTION product_materials(written text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    WITH known AS (
        SELECT name FROM (VALUES
            ('kraft', 'kraft'), ('corrugated board', 'corrugat|flut'), ('bagasse', 'bagasse|sugarcane'),
            ('moulded pulp', 'pulp'), ('PLA', '\mpla\M'), ('plastic film', '[lh]dpe|polythene|\mpet\M|bopp'),
            ('grey board', 'gr[ae]y ?board'), ('cup board', 'cup ?board'), ('food board', 'food ?board'),
            ('white board', 'duplex|white board'), ('tissue', 'tissue'), ('greaseproof paper', 'greaseproof|glassine'),
            ('wood', 'wood|birch|veneer'), ('recycled fibre', 'recycled'), ('aluminium', 'alumin')
        ) AS list (name, pattern) WHERE lower(written) ~ pattern
    )
    SELECT name FROM known
    UNION ALL
    SELECT left(part, 40) FROM (SELECT btrim(lower(split_part(written, ',', 1)))) AS first (part)
    WHERE NOT EXISTS (SELECT FROM known) AND part <> ''
$$;

-- The sides of a product in millimetres, the longest first, from the beginning of its dimensions; two for a flat
-- product. Null when the dimensions contain no size.
CREATE OR REPLACE FUNCTION product_sides(specifications json) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT (SELECT regexp_match(search_measures(value), '\mmm(\d+)x(\d+)(?:x(\d+))?\M')::integer[]
        FROM json_each_text(specifications) WITH ORDINALITY WHERE lower(key) = 'dimensions'
        ORDER BY ordinality LIMIT 1)
$$;

-- Rewrites the documents, facets and words of products. The only place that decides what a search finds of a product.
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

-- Rewrites them for all products: after a change of the functions above.
CREATE OR REPLACE FUNCTION refill_search() RETURNS void LANGUAGE sql AS $$
    SELECT index_products(ARRAY(SELECT "id" FROM "products"))
$$;

CREATE OR REPLACE FUNCTION index_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM index_products(ARRAY(SELECT "id" FROM added));
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "products_indexed_new" AFTER INSERT ON "products"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION index_new_products();

CREATE OR REPLACE FUNCTION index_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM index_products(ARRAY[NEW."id"]);
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "products_indexed" AFTER UPDATE OF "name", "sku", "category", "description", "features", "specifications",
    "translations" ON "products" FOR EACH ROW
    WHEN ((OLD."name", OLD."sku", OLD."category", OLD."description", OLD."features", OLD."specifications"::text, OLD."translations")
        IS DISTINCT FROM (NEW."name", NEW."sku", NEW."category", NEW."description", NEW."features", NEW."specifications"::text, NEW."translations"))
    EXECUTE FUNCTION index_changed_product();

-- Products that have the words of a search, up to a maximum, read from the index of words. A function, because the
-- planner does not know the cost of unpacking a document and prefers to read every document.
CREATE OR REPLACE FUNCTION found_products(query tsquery, most int) RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE ROWS 20
    SET enable_seqscan = off SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
BEGIN
    RETURN QUERY SELECT "productId" FROM "product_search_documents" WHERE "document" @@ query LIMIT most;
END $$;

-- Products that are named by the words of a search, up to a maximum, read from the index of names, for the same
-- reason.
CREATE OR REPLACE FUNCTION named_products(query tsquery, most int) RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE ROWS 20
    SET enable_seqscan = off SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
BEGIN
    RETURN QUERY SELECT "productId" FROM "product_search_documents"
        WHERE ts_filter("headline", '{a}') @@ query LIMIT most;
END $$;

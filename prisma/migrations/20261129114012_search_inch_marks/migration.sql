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

SELECT refill_search();

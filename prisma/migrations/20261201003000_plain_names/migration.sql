-- An import finds a row's product by its article number or name as the file may write it.
CREATE OR REPLACE FUNCTION plain_text(written text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
BEGIN
    RETURN lower(regexp_replace(btrim(normalize(written, NFC)), '\s+', ' ', 'g'));
END $$;

CREATE INDEX "products_plain_sku" ON "products" (plain_text("sku")) WHERE "deletedAt" IS NULL;

CREATE INDEX "products_plain_name" ON "products" (plain_text("name")) WHERE "deletedAt" IS NULL;

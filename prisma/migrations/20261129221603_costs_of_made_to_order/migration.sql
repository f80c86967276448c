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

-- What is made to order was given the cost of a pack of the product that it is like.
UPDATE "order_lines" SET "costPaise" = NULL WHERE "kind" = 'custom' AND "costPaise" IS NOT NULL;

-- AlterTable
ALTER TABLE "order_lines" ADD COLUMN     "costPaise" INTEGER;

CREATE OR REPLACE FUNCTION keep_sold_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    SELECT "category", "sku", "costPaise" INTO NEW."category", NEW."sku", NEW."costPaise"
    FROM "products" WHERE "id" = NEW."productId";
    RETURN NEW;
END $$;

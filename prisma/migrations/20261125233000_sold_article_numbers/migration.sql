-- AlterTable
ALTER TABLE "order_lines" ADD COLUMN     "sku" TEXT;

-- What Prisma's schema language cannot say ------------------------------------------------------

-- A line keeps the article number that its product had, as it keeps the category, whoever writes it.
UPDATE "order_lines" l SET "sku" = p."sku" FROM "products" p WHERE p."id" = l."productId" AND p."sku" IS NOT NULL;

CREATE OR REPLACE FUNCTION keep_sold_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    SELECT "category", "sku" INTO NEW."category", NEW."sku" FROM "products" WHERE "id" = NEW."productId";
    RETURN NEW;
END $$;

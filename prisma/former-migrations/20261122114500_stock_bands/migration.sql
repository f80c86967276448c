-- A sale changes the stock and nothing else of a product. As long as no index holds the stock, and the page of
-- the table has room, PostgreSQL writes the row alone, not each of its dozen indexes, trigrams of all its texts
-- among them. The admin's list by stock runs by a band of it instead, which few sales leave, and sorts within:
-- up to 20 packs each count is a band of its own, above that an eighth of what doubles it.
DROP INDEX "products_by_stock";
ALTER TABLE "products" SET (fillfactor = 70);
ALTER TABLE "products" ADD COLUMN "stockBand" INTEGER NOT NULL GENERATED ALWAYS AS (
    CASE
        WHEN "stockCount" <= 20 THEN "stockCount"
        ELSE 20 + ceil(8 * ln("stockCount"::float8 / 20) / ln(2::float8))::integer
    END
) STORED;
CREATE INDEX "products_by_stock_band" ON "products" ("stockBand") WHERE "deletedAt" IS NULL;

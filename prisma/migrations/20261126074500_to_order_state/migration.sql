-- The state of what is made to order. The column is built anew with its indexes and the trigger that compares it; no
-- product was made to order before, so that no state changes and the counters stay right.
CREATE OR REPLACE FUNCTION stock_state(
    draft boolean, for_sale boolean, supply "ProductSupply", stock integer, low_at integer
) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE
        WHEN draft THEN 'draft'
        WHEN NOT for_sale THEN 'off'
        WHEN supply = 'to_order' THEN 'to-order'
        WHEN stock = 0 THEN 'out-of-stock'
        WHEN stock <= coalesce(low_at, 20) THEN 'low'
        ELSE 'in-stock'
    END;

DROP TRIGGER "products_tallied" ON "products";
ALTER TABLE "products" DROP COLUMN "stockState";
DROP FUNCTION stock_state(boolean, boolean, integer, integer);
ALTER TABLE "products" ADD COLUMN "stockState" TEXT NOT NULL
    GENERATED ALWAYS AS (stock_state("draft", "forSale", "supply", "stockCount", "lowStockAt")) STORED;

CREATE INDEX "products_by_state" ON "products" ("stockState", "name", "id") WHERE "deletedAt" IS NULL;
CREATE INDEX "products_by_state_price" ON "products" ("stockState", "pricePaise", "id") WHERE "deletedAt" IS NULL;
CREATE INDEX "products_by_state_stock" ON "products" ("stockState", "stockBand") WHERE "deletedAt" IS NULL;
CREATE INDEX "products_by_state_updated" ON "products" ("stockState", "updatedAt", "id") WHERE "deletedAt" IS NULL;
CREATE INDEX "products_low" ON "products" ("id")
    WHERE "deletedAt" IS NULL AND "stockState" IN ('low', 'out-of-stock');

CREATE OR REPLACE TRIGGER "products_tallied" AFTER UPDATE ON "products" FOR EACH ROW
    WHEN ((OLD."category", OLD."stockState", OLD."deletedAt" IS NULL)
        IS DISTINCT FROM (NEW."category", NEW."stockState", NEW."deletedAt" IS NULL))
    EXECUTE FUNCTION tally_product();

-- A product that begins with few packs or none took nobody by surprise: the shop is told when it is low again after
-- it had enough. The epoch: known, and never told of.
CREATE FUNCTION know_low_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "low_stock_notices" ("productId", "toldAt")
    SELECT "id", 'epoch' FROM added WHERE "stockState" IN ('low', 'out-of-stock')
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;
CREATE TRIGGER "products_low_known" AFTER INSERT ON "products"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION know_low_products();

-- Those that are low: what is to be told is looked for among them every few minutes.
CREATE INDEX "products_low" ON "products" ("id")
    WHERE "deletedAt" IS NULL AND "stockState" IN ('low', 'out-of-stock');
UPDATE "low_stock_notices" SET "toldAt" = 'epoch';

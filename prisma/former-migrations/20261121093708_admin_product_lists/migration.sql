-- The admin's list of products runs by stock and by the last edit too, in both directions.
CREATE INDEX "products_by_stock" ON "products" ("stockCount", "id") WHERE "deletedAt" IS NULL;
CREATE INDEX "products_by_updated" ON "products" ("updatedAt", "id") WHERE "deletedAt" IS NULL;

ALTER TABLE "order_lines" ADD COLUMN "buyerCode" TEXT;

-- The search of orders by a buyer's own code.
CREATE INDEX "order_lines_coded" ON "order_lines" (lower("buyerCode")) WHERE "buyerCode" IS NOT NULL;

UPDATE "order_lines" l SET "buyerCode" = i."code" FROM "items" i WHERE i."id" = l."itemId" AND i."code" IS NOT NULL;

-- AlterTable
ALTER TABLE "order_lines" ADD COLUMN     "itemId" UUID;

-- CreateTable
CREATE TABLE "items" (
    "id" UUID NOT NULL,
    "userId" UUID,
    "companyId" UUID,
    "lineId" UUID,
    "productId" UUID,
    "name" TEXT NOT NULL,
    "code" TEXT,
    "tiers" JSONB NOT NULL DEFAULT '[]',
    "validUntil" DATE,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "items_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "items_userId_createdAt_id_idx" ON "items"("userId", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "items_companyId_createdAt_id_idx" ON "items"("companyId", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "items_productId_idx" ON "items"("productId");

-- CreateIndex
CREATE INDEX "items_lineId_idx" ON "items"("lineId");

-- CreateIndex
CREATE INDEX "order_lines_itemId_idx" ON "order_lines"("itemId");

-- AddForeignKey
ALTER TABLE "items" ADD CONSTRAINT "items_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "items" ADD CONSTRAINT "items_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "items" ADD CONSTRAINT "items_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "items"("id") ON DELETE SET NULL ON UPDATE CASCADE;


ALTER TABLE "items" ADD CONSTRAINT "items_owner" CHECK (num_nonnulls("userId", "companyId") = 1);

ALTER TABLE "items" ADD CONSTRAINT "items_prices" CHECK (jsonb_typeof("tiers") = 'array');

-- What a buyer calls two things the same cannot be ordered by that name.
CREATE UNIQUE INDEX "items_code" ON "items" (coalesce("companyId", "userId"), lower("code")) WHERE "code" IS NOT NULL;

-- A product has one code for its owner.
CREATE UNIQUE INDEX "items_product" ON "items" (coalesce("companyId", "userId"), "productId") WHERE "lineId" IS NULL;

-- What was approved before: one item for each approval, of its newest line.
WITH "approved" AS (
  SELECT DISTINCT ON (coalesce(o."companyId", o."userId"), l."approvalId")
    gen_random_uuid() AS "id", o."companyId", CASE WHEN o."companyId" IS NULL THEN o."userId" END AS "userId",
    l."id" AS "lineId", l."productId", l."name", l."approvalId", coalesce(l."approvedAt", o."createdAt") AS "at"
  FROM "order_lines" l
  JOIN "orders" o ON o."id" = l."orderId"
  WHERE l."stage" = 'approved' AND l."approvalId" IS NOT NULL AND NOT o."isReplacement"
    AND coalesce(o."companyId", o."userId") IS NOT NULL
  ORDER BY coalesce(o."companyId", o."userId"), l."approvalId", o."createdAt" DESC, l."position"
), "made" AS (
  INSERT INTO "items" ("id", "userId", "companyId", "lineId", "productId", "name", "createdAt", "updatedAt")
  SELECT "id", "userId", "companyId", "lineId", "productId", "name", "at", now() FROM "approved"
  RETURNING "id"
)
UPDATE "order_lines" l SET "itemId" = a."id"
FROM "approved" a, "orders" o
WHERE l."approvalId" = a."approvalId" AND o."id" = l."orderId"
  AND o."companyId" IS NOT DISTINCT FROM a."companyId"
  AND (a."companyId" IS NOT NULL OR o."userId" = a."userId")
  AND EXISTS (SELECT FROM "made" WHERE "made"."id" = a."id");

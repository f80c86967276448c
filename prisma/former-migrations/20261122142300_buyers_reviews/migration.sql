-- CreateEnum
CREATE TYPE "ReviewStatus" AS ENUM ('new', 'approved', 'hidden');

-- AlterTable
ALTER TABLE "product_reviews" ADD COLUMN     "answer" TEXT,
ADD COLUMN     "answeredAt" TIMESTAMPTZ(3),
ADD COLUMN     "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "orderLineId" UUID,
ADD COLUMN     "status" "ReviewStatus" NOT NULL DEFAULT 'approved',
ADD COLUMN     "userId" UUID;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "reviewAskedAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE UNIQUE INDEX "product_reviews_orderLineId_key" ON "product_reviews"("orderLineId");

-- CreateIndex
CREATE INDEX "product_reviews_createdAt_id_idx" ON "product_reviews"("createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "product_reviews_status_createdAt_id_idx" ON "product_reviews"("status", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "product_reviews_userId_idx" ON "product_reviews"("userId");

-- AddForeignKey
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES "order_lines"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What the owner typed never tells of a purchase (docs/product.md: Reviews).
UPDATE "product_reviews" SET "verified" = false WHERE "verified";

ALTER TABLE "product_reviews"
    ADD CONSTRAINT "product_reviews_verified_by_order" CHECK ("orderLineId" IS NULL OR "verified"),
    ADD CONSTRAINT "product_reviews_answered" CHECK (("answer" IS NULL) = ("answeredAt" IS NULL));

-- A product's rating and review count follow the reviews that are shown. Its row is held first: a statement that
-- began to count before another one's review was committed would count without it.
CREATE OR REPLACE FUNCTION refresh_product_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM "products" WHERE "id" IN (SELECT "productId" FROM changed) ORDER BY "id" FOR NO KEY UPDATE;
    UPDATE "products" p
    SET "rating" = coalesce(r.rating, 0), "reviewCount" = coalesce(r.count, 0)
    FROM (SELECT DISTINCT "productId" AS id FROM changed) c
    LEFT JOIN LATERAL (
        SELECT round(avg(v."rating"), 2)::float8 AS rating, count(*)::int AS count
        FROM "product_reviews" v WHERE v."productId" = c.id AND v."status" = 'approved'
    ) r ON true
    WHERE p."id" = c.id;
    RETURN NULL;
END $$;

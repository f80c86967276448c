-- CreateEnum
CREATE TYPE "OrderProof" AS ENUM ('account', 'link', 'owner');

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "proof" "OrderProof",
ADD COLUMN     "remindedAt" TIMESTAMPTZ(3);

-- Who ordered in the session of a verified account vouches for it; what the shop's people have begun
-- to make, they have accepted.
UPDATE "orders" o SET "proof" = 'account'
FROM "users" u
WHERE u."id" = o."userId" AND u."emailVerifiedAt" IS NOT NULL
  AND EXISTS (
    SELECT FROM "order_status_changes" c
    WHERE c."orderId" = o."id" AND c."status" = 'Pending' AND c."userId" = o."userId"
  );
UPDATE "orders" SET "proof" = 'owner'
WHERE "proof" IS NULL AND "status" IN ('Processing', 'Shipped', 'Delivered');

-- What holds stock though nobody vouches for it.
CREATE INDEX "orders_unproven_idx" ON "orders" ("createdAt")
WHERE "status" = 'Pending' AND "proof" IS NULL;

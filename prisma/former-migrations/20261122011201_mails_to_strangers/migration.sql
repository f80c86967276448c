-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "emailProven" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "limited_events" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "limited_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "limited_events_key_at_idx" ON "limited_events"("key", "at");

-- CreateIndex
CREATE INDEX "limited_events_at_idx" ON "limited_events"("at");

-- Who ordered while signed in, with the account's own address, had proven it.
UPDATE "orders" o SET "emailProven" = true
FROM "users" u
WHERE u."id" = o."userId" AND u."email" = o."email" AND u."emailVerifiedAt" IS NOT NULL
  AND EXISTS (
    SELECT FROM "order_status_changes" c
    WHERE c."orderId" = o."id" AND c."status" = 'Pending' AND c."userId" = o."userId"
  );

-- AlterTable
ALTER TABLE "offers" ADD COLUMN     "endedAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "offers_endedAt_idx" ON "offers"("endedAt");

UPDATE "offers" o SET "endedAt" = CASE "state"
        WHEN 'accepted' THEN coalesce((SELECT p."createdAt" FROM "orders" p WHERE p."id" = o."orderId"), "updatedAt")
        WHEN 'expired' THEN coalesce(("validUntil" + 1)::timestamp AT TIME ZONE 'Asia/Kolkata', "updatedAt")
        ELSE "updatedAt"
    END
WHERE "state" IN ('accepted', 'declined', 'withdrawn', 'expired');

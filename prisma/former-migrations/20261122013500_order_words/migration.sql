-- Who changed an order is told by the side they stand on: a customer's own cancellation reads as theirs.
CREATE TYPE "OrderParty" AS ENUM ('customer', 'shop', 'system');

ALTER TABLE "order_status_changes" ADD COLUMN "party" "OrderParty" NOT NULL DEFAULT 'shop';

UPDATE "order_status_changes" c SET "party" = 'customer'
FROM "orders" o
WHERE o."id" = c."orderId"
  AND (c."status" = 'Pending'
    OR (c."status" = 'Cancelled'
      AND (c."userId" = o."userId"
        OR (c."userId" IS NULL
          AND (c."by" = o."customerName" OR c."by" LIKE '% (not signed in)')))));

-- The snapshot of a line says how many pieces a pack held.
ALTER TABLE "order_lines" ADD COLUMN "packSize" TEXT;

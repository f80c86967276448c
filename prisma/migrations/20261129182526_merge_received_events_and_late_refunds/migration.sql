CREATE TABLE "received_events" (
    "source" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "received_events_pkey" PRIMARY KEY ("source","id")
);

CREATE INDEX "received_events_receivedAt_idx" ON "received_events"("receivedAt");

INSERT INTO "received_events" ("source", "id", "receivedAt")
SELECT 'razorpay', "id", "receivedAt" FROM "razorpay_events"
UNION ALL
SELECT 'whatsapp', "id", "receivedAt" FROM "whatsapp_receipts";

DROP TABLE "razorpay_events";
DROP TABLE "whatsapp_receipts";

ALTER TABLE "order_refunds" ADD COLUMN "isLate" BOOLEAN NOT NULL DEFAULT false;

CREATE UNIQUE INDEX "order_refunds_late" ON "order_refunds"("providerPaymentId") WHERE "isLate";

-- A late refund names no row of the ledger: the first of its amount that no other refund of the order names is its own.
-- Without one, its owner was asked to give the money back.
WITH late AS (
    SELECT r.*, p."means", p."by", row_number() OVER (
        PARTITION BY r."orderId", r."amountPaise", r."nextTryAt" IS NULL ORDER BY r."createdAt", r."paymentId"
    ) AS place
    FROM "razorpay_refunds" r JOIN "payments" p ON p."providerId" = r."paymentId"
), given_back AS (
    SELECT p."id", p."orderId", p."amountPaise", row_number() OVER (
        PARTITION BY p."orderId", p."amountPaise" ORDER BY p."createdAt", p."id"
    ) AS place
    FROM "payments" p
    WHERE p."kind" = 'refund' AND p."providerId" IS NOT NULL
      AND NOT EXISTS (SELECT FROM "order_refunds" o WHERE o."paymentId" = p."id")
)
INSERT INTO "order_refunds" (
    "id", "orderId", "state", "isLate", "amountPaise", "means", "reason", "providerPaymentId", "paymentId", "failure",
    "nextTryAt", "tries", "by", "createdAt"
)
SELECT
    gen_random_uuid(), l."orderId",
    (CASE WHEN l."nextTryAt" IS NOT NULL THEN 'under_way' WHEN g."id" IS NOT NULL THEN 'done' ELSE 'failed'
        END)::"RefundState",
    true, l."amountPaise", l."means", 'Paid after the order was cancelled', l."paymentId", g."id",
    CASE WHEN l."nextTryAt" IS NULL AND g."id" IS NULL THEN 'It did not go back by itself.' END,
    l."nextTryAt", l."tries", l."by", l."createdAt"
FROM late l LEFT JOIN given_back g
    ON l."nextTryAt" IS NULL AND g."orderId" = l."orderId" AND g."amountPaise" = l."amountPaise" AND g.place = l.place;

DROP TABLE "razorpay_refunds";

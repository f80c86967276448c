-- AlterTable
ALTER TABLE "order_refunds" ADD COLUMN     "creditDuePaise" BIGINT NOT NULL DEFAULT 0;

-- What Prisma's schema language cannot say ------------------------------------------------------

ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_credit_due" CHECK ("creditDuePaise" BETWEEN 0 AND "amountPaise");

-- Those that wait for their credit note.
CREATE INDEX "order_refunds_to_credit" ON "order_refunds" ("orderId") WHERE "creditDuePaise" > 0 AND "creditNoteId" IS NULL;

-- Refunds of Razorpay's dashboard stood in the ledger alone so far. Of which payment each was taken is not kept there:
-- the oldest that is large enough is named. One that the shop asked for and is still writing down is left to it.
INSERT INTO "order_refunds" ("id", "orderId", "state", "amountPaise", "creditedPaise", "creditDuePaise", "means",
    "reason", "providerPaymentId", "paymentId", "userId", "by", "createdAt")
SELECT gen_random_uuid(), p."orderId", 'done', p."amountPaise", p."creditedPaise",
    CASE WHEN p."creditedPaise" = 0 AND o."status" <> 'Cancelled' AND EXISTS (
        SELECT FROM "order_documents" d
        WHERE d."orderId" = o."id" AND d."kind" = 'invoice' AND d."issuedAt" <= p."createdAt")
    THEN least(p."amountPaise", greatest(o."outstandingPaise", 0)) ELSE 0 END,
    p."means", p."reason", source."providerId", p."id", p."userId", p."by", p."createdAt"
FROM "payments" p
JOIN "orders" o ON o."id" = p."orderId"
CROSS JOIN LATERAL (
    SELECT r."providerId" FROM "payments" r
    WHERE r."orderId" = p."orderId" AND r."kind" = 'receipt' AND r."means" = 'razorpay'
        AND r."providerId" IS NOT NULL AND r."amountPaise" >= p."amountPaise"
    ORDER BY r."createdAt", r."id" LIMIT 1) source
WHERE p."kind" = 'refund' AND p."means" = 'razorpay' AND p."reason" = 'Refunded at Razorpay'
    AND NOT EXISTS (SELECT FROM "order_refunds" f WHERE f."paymentId" = p."id"
        OR (f."orderId" = p."orderId" AND f."state" = 'under_way' AND f."amountPaise" = p."amountPaise"));

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "paymentRemindedAt" TIMESTAMPTZ(3),
ADD COLUMN     "paymentThankedAt" TIMESTAMPTZ(3);

-- The orders of one state of payment, newest first. New ones are unpaid and stand in orders_outstanding.
CREATE INDEX "orders_by_payment" ON "orders" ("paymentState", "createdAt" DESC, "id" DESC)
    WHERE "paymentState" <> 'unpaid';

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "approvedAt" TIMESTAMPTZ(3),
ADD COLUMN     "approvedBy" TEXT,
ADD COLUMN     "askedBy" TEXT;

ALTER TABLE "orders"
  ADD CONSTRAINT orders_approval_whole CHECK (num_nulls("askedBy", "approvedBy", "approvedAt") IN (0, 3));

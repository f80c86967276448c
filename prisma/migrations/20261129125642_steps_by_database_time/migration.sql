-- AlterTable
ALTER TABLE "orders" ALTER COLUMN "createdAt" SET DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "order_status_changes" ALTER COLUMN "at" SET DEFAULT CURRENT_TIMESTAMP;

-- Rows from before have none.
ALTER TABLE "order_documents" ADD COLUMN     "writtenAt" TIMESTAMPTZ(3);
ALTER TABLE "order_documents" ALTER COLUMN "writtenAt" SET DEFAULT clock_timestamp();

-- AlterTable
ALTER TABLE "order_dispatches" ALTER COLUMN "createdAt" SET DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "order_call_offs" ALTER COLUMN "createdAt" SET DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "order_claims" ALTER COLUMN "createdAt" SET DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "order_returns" ALTER COLUMN "createdAt" SET DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "order_refunds" ALTER COLUMN "createdAt" SET DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "order_notes" ALTER COLUMN "createdAt" SET DEFAULT CURRENT_TIMESTAMP;

-- What was sent was agreed to.
UPDATE "order_call_offs" SET "state" = 'agreed' WHERE "state" = 'asked' AND "sent" >= "quantity";

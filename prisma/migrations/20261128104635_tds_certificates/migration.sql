-- AlterEnum
ALTER TYPE "PaymentMeans" ADD VALUE 'tds';

-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "tdsQuarter" TEXT,
ADD COLUMN     "tdsSection" TEXT;

-- As text, because a new value of an enum cannot be used in the transaction that adds it. What is deducted at source
-- is with the government and does not go back.
ALTER TABLE "payments" ADD CONSTRAINT "payments_tds" CHECK (
    ("tdsSection" IS NULL) = ("tdsQuarter" IS NULL)
    AND ("tdsSection" IS NULL OR ("means"::text = 'tds' AND "kind" = 'receipt'))
    AND NOT ("kind" = 'refund' AND "means"::text = 'tds')
);

-- No gateway moves it.
ALTER TABLE "payments" DROP CONSTRAINT "payments_provider";
ALTER TABLE "payments" ADD CONSTRAINT "payments_provider" CHECK (
    "providerId" IS NULL OR "means"::text NOT IN ('upi', 'bank', 'cash', 'cheque', 'tds', 'other')
);
ALTER TABLE "order_refunds" DROP CONSTRAINT "order_refunds_provider";
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_provider" CHECK (
    ("means"::text NOT IN ('upi', 'bank', 'cash', 'cheque', 'tds', 'other')) = ("providerPaymentId" IS NOT NULL)
    AND ("means"::text NOT IN ('upi', 'bank', 'cash', 'cheque', 'tds', 'other') OR "state" = 'done')
);

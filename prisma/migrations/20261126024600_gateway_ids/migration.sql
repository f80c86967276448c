-- Whatever is none of the ways that a person writes down is a payment gateway, so that another gateway is a value of the
-- enum alone. The checks say the same as before of every row that there is.
ALTER TABLE "payments" DROP CONSTRAINT "payments_provider";
ALTER TABLE "payments" ADD CONSTRAINT "payments_provider" CHECK (
  "providerId" IS NULL OR "means" NOT IN ('upi', 'bank', 'cash', 'cheque', 'other'));

ALTER TABLE "order_refunds" DROP CONSTRAINT "order_refunds_provider";
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_provider" CHECK (
  ("means" NOT IN ('upi', 'bank', 'cash', 'cheque', 'other')) = ("providerPaymentId" IS NOT NULL)
  AND ("means" NOT IN ('upi', 'bank', 'cash', 'cheque', 'other') OR "state" = 'done'));

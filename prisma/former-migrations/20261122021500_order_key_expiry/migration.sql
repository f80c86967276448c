-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "keyExpiresAt" TIMESTAMPTZ(3) NOT NULL DEFAULT (now() + '90 days'::interval);

-- Keys from before get their days from the order, too, and two weeks at the least.
UPDATE "orders"
SET "keyExpiresAt" = greatest("createdAt" + interval '90 days', now() + interval '14 days');

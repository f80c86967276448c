-- AlterTable
ALTER TABLE "addresses" ADD COLUMN     "defaultBilling" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "defaultShipping" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "label" TEXT;

-- At most one default of each kind for an account.
CREATE UNIQUE INDEX "addresses_default_shipping" ON "addresses" ("userId") WHERE "defaultShipping";
CREATE UNIQUE INDEX "addresses_default_billing" ON "addresses" ("userId") WHERE "defaultBilling";

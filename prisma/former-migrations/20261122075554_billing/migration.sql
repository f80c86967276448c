-- AlterTable
ALTER TABLE "users" ADD COLUMN     "gstin" TEXT;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "billingAddress" JSONB,
ADD COLUMN     "gstin" TEXT,
ADD COLUMN     "note" TEXT,
ADD COLUMN     "poNumber" TEXT;

-- The form of a GSTIN (docs/product.md: Buyers registered for GST); its check character is the program's to judge.
ALTER TABLE "users"
    ADD CONSTRAINT "users_gstin_form" CHECK ("gstin" ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$');

ALTER TABLE "orders"
    ADD CONSTRAINT "orders_gstin_form" CHECK ("gstin" ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$'),
    ADD CONSTRAINT "orders_billing_address_map" CHECK (jsonb_typeof("billingAddress") = 'object');

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "hsnCode" TEXT;

-- CreateTable
CREATE TABLE "tax_rates" (
    "id" UUID NOT NULL,
    "hsn" TEXT NOT NULL,
    "validFrom" DATE NOT NULL,
    "validTo" DATE,
    "rateBasisPoints" INTEGER NOT NULL,
    "basis" TEXT NOT NULL,
    "confirmedBy" TEXT,
    "confirmedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tax_rates_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "tax_rates_hsn_validFrom_id_idx" ON "tax_rates"("hsn", "validFrom" DESC, "id");

ALTER TABLE "products"
    ADD CONSTRAINT "products_hsn_digits" CHECK ("hsnCode" ~ '^\d{4}(\d{2}){0,2}$');

-- Two rates of one heading never hold on one day. A heading has an even number of digits, so that two
-- different ones are never the same number, and built-in ranges can tell them apart.
ALTER TABLE "tax_rates"
    ADD CONSTRAINT "tax_rates_hsn_digits" CHECK ("hsn" ~ '^\d{2}(\d{2}){0,3}$'),
    ADD CONSTRAINT "tax_rates_rate_range" CHECK ("rateBasisPoints" BETWEEN 0 AND 10000),
    ADD CONSTRAINT "tax_rates_ends_later" CHECK ("validTo" >= "validFrom"),
    ADD CONSTRAINT "tax_rates_basis_present" CHECK (btrim("basis") <> ''),
    ADD CONSTRAINT "tax_rates_confirmed_whole" CHECK (("confirmedBy" IS NULL) = ("confirmedAt" IS NULL)),
    ADD CONSTRAINT "tax_rates_never_overlap" EXCLUDE USING gist (
        int4range("hsn"::int, "hsn"::int, '[]') WITH &&,
        daterange("validFrom", "validTo", '[]') WITH &&);

-- Defaults that nobody has confirmed (docs/product.md: GST). In force since 22 September 2025.
INSERT INTO "tax_rates" ("id", "hsn", "validFrom", "rateBasisPoints", "basis")
SELECT gen_random_uuid(), d.hsn, DATE '2025-09-22', d.rate, 'Notification 9/2025-Central Tax (Rate): ' || d.basis
FROM (VALUES
    ('481910', 500, 'cartons, boxes and cases of corrugated paper or paperboard'),
    ('481920', 500, 'folding cartons, boxes and cases of non-corrugated paper or paperboard'),
    ('481930', 1800, 'paper sacks and bags with a base of 40 cm or more. Disputed: 18 % or 5 %, ask your chartered accountant'),
    ('481940', 1800, 'other paper sacks and bags. Disputed: 18 % or 5 %, ask your chartered accountant'),
    ('4804', 1800, 'uncoated kraft paper and paperboard'),
    ('4805', 1800, 'other uncoated paper and paperboard'),
    ('4808', 1800, 'corrugated, creped or embossed paper and paperboard'),
    ('4821', 1800, 'paper and paperboard labels'),
    ('4823', 1800, 'other articles of paper or paperboard'),
    ('3919', 1800, 'self-adhesive tape and film of plastics'),
    ('3923', 1800, 'articles of plastics for packing goods'),
    ('6305', 500, 'sacks and bags of textile for packing goods')
) AS d (hsn, rate, basis);

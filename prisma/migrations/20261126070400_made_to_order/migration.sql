-- CreateEnum
CREATE TYPE "ProductSupply" AS ENUM ('stock', 'to_order');

-- CreateEnum
CREATE TYPE "LineKind" AS ENUM ('product', 'custom', 'tool', 'sample', 'fee');

-- CreateEnum
CREATE TYPE "LineUnit" AS ENUM ('PAC', 'PCS', 'THD', 'SET');

-- CreateEnum
CREATE TYPE "ProofStage" AS ENUM ('needs_artwork', 'checking', 'proof_sent', 'changes_asked', 'approved');

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "costPaise" INTEGER,
ADD COLUMN     "maxQuantity" INTEGER,
ADD COLUMN     "printOptions" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "sample" JSONB,
ADD COLUMN     "supply" "ProductSupply" NOT NULL DEFAULT 'stock';

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "advancePercent" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "offerVersionId" UUID,
ADD COLUMN     "sampleCreditPaise" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "tolerancePercent" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "order_lines" ADD COLUMN     "approvedAt" TIMESTAMPTZ(3),
ADD COLUMN     "artworkId" UUID,
ADD COLUMN     "basis" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "creditedInId" UUID,
ADD COLUMN     "forLine" INTEGER,
ADD COLUMN     "kind" "LineKind" NOT NULL DEFAULT 'product',
ADD COLUMN     "leadDays" INTEGER,
ADD COLUMN     "offerLineId" UUID,
ADD COLUMN     "print" JSONB,
ADD COLUMN     "spec" JSONB,
ADD COLUMN     "stage" "ProofStage",
ADD COLUMN     "toolId" UUID,
ADD COLUMN     "unit" "LineUnit" NOT NULL DEFAULT 'PAC';

-- AlterTable
ALTER TABLE "order_document_lines" ADD COLUMN     "unit" "LineUnit" NOT NULL DEFAULT 'PAC';

-- CreateIndex
CREATE UNIQUE INDEX "orders_offerVersionId_key" ON "orders"("offerVersionId");

-- CreateIndex
CREATE INDEX "order_lines_creditedInId_idx" ON "order_lines"("creditedInId");

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_creditedInId_fkey" FOREIGN KEY ("creditedInId") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema language cannot say ------------------------------------------------------

ALTER TABLE "products"
    ADD CONSTRAINT "products_cost_range" CHECK ("costPaise" BETWEEN 0 AND 999999999),
    ADD CONSTRAINT "products_max_quantity_orderable" CHECK ("maxQuantity" BETWEEN 1 AND 10000),
    ADD CONSTRAINT "products_made_in_days" CHECK ("supply" = 'stock' OR "dispatchDays" IS NOT NULL),
    ADD CONSTRAINT "products_print_options_list" CHECK (jsonb_typeof("printOptions") = 'array'),
    ADD CONSTRAINT "products_sample_map" CHECK (jsonb_typeof("sample") = 'object');

-- An order of free samples costs nothing.
ALTER TABLE "orders" DROP CONSTRAINT "orders_amounts_not_negative";
ALTER TABLE "orders"
    ADD CONSTRAINT "orders_amounts_not_negative" CHECK ("subtotalPaise" >= 0 AND "discountPaise" >= 0
        AND "shippingPaise" >= 0 AND "taxPaise" >= 0 AND "discountPaise" <= "subtotalPaise"),
    ADD CONSTRAINT "orders_tolerance_range" CHECK ("tolerancePercent" BETWEEN 0 AND 10),
    ADD CONSTRAINT "orders_advance_range" CHECK ("advancePercent" BETWEEN 0 AND 100),
    ADD CONSTRAINT "orders_sample_credit_of_discount" CHECK ("sampleCreditPaise" BETWEEN 0 AND "discountPaise");

ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_price_positive";
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_total_adds_up";
ALTER TABLE "order_lines"
    ADD CONSTRAINT "order_lines_price_positive" CHECK ("pricePaise" > 0 OR ("kind" = 'sample' AND "pricePaise" = 0)),
    ADD CONSTRAINT "order_lines_basis_known" CHECK ("basis" IN (1, 100, 1000)),
    -- Rounded half up to the paisa.
    ADD CONSTRAINT "order_lines_total_adds_up"
        CHECK ("lineTotalPaise" = (2 * "pricePaise"::bigint * "quantity" + "basis") / (2 * "basis")),
    ADD CONSTRAINT "order_lines_texts_are_maps"
        CHECK (jsonb_typeof("spec") = 'object' AND jsonb_typeof("print") = 'object'),
    ADD CONSTRAINT "order_lines_stage_of_made"
        CHECK (("stage" IS NOT NULL) = ("kind" = 'custom' OR "print" IS NOT NULL)),
    ADD CONSTRAINT "order_lines_lead_of_made" CHECK ("leadDays" IS NULL OR ("leadDays" >= 0 AND "stage" IS NOT NULL)),
    ADD CONSTRAINT "order_lines_for_another" CHECK ("forLine" IS NULL OR ("forLine" >= 0 AND "kind" IN ('tool', 'fee'))),
    ADD CONSTRAINT "order_lines_credit_of_sample" CHECK ("creditedInId" IS NULL OR "kind" = 'sample');

CREATE INDEX "order_lines_samples" ON "order_lines" ("orderId") WHERE "kind" = 'sample';
CREATE INDEX "order_lines_in_proof" ON "order_lines" ("stage", "orderId") WHERE "stage" <> 'approved';

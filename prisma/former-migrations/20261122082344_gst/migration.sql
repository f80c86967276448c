-- CreateEnum
CREATE TYPE "TaxRegime" AS ENUM ('flat', 'gst');

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "placeOfSupply" TEXT,
ADD COLUMN     "roundOffPaise" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "sellerState" TEXT,
ADD COLUMN     "taxRegime" "TaxRegime" NOT NULL DEFAULT 'flat';

-- AlterTable
ALTER TABLE "order_lines" ADD COLUMN     "cgstPaise" BIGINT,
ADD COLUMN     "gstBasisPoints" INTEGER,
ADD COLUMN     "hsnCode" TEXT,
ADD COLUMN     "igstPaise" BIGINT,
ADD COLUMN     "sgstPaise" BIGINT,
ADD COLUMN     "taxablePaise" BIGINT;

-- An order under GST says where it is sold from and to; one of the flat regime says neither and rounds nothing.
ALTER TABLE "orders"
    DROP CONSTRAINT "orders_total_adds_up",
    ADD CONSTRAINT "orders_total_adds_up" CHECK ("totalPaise" =
        "subtotalPaise" - "discountPaise" + "shippingPaise" + "taxPaise" + "roundOffPaise"),
    ADD CONSTRAINT "orders_round_off_range" CHECK ("roundOffPaise" BETWEEN -49 AND 50),
    ADD CONSTRAINT "orders_regime_whole" CHECK (CASE "taxRegime"
        WHEN 'flat' THEN num_nonnulls("sellerState", "placeOfSupply") = 0 AND "roundOffPaise" = 0
        ELSE num_nulls("sellerState", "placeOfSupply") = 0 AND "totalPaise" % 100 = 0 END);

ALTER TABLE "order_lines"
    ADD CONSTRAINT "order_lines_tax_whole" CHECK (
        num_nulls("gstBasisPoints", "taxablePaise", "cgstPaise", "sgstPaise", "igstPaise") IN (0, 5)),
    ADD CONSTRAINT "order_lines_tax_halves" CHECK ("cgstPaise" = "sgstPaise" AND ("igstPaise" = 0 OR "cgstPaise" = 0)),
    ADD CONSTRAINT "order_lines_tax_not_negative" CHECK (
        "gstBasisPoints" BETWEEN 0 AND 10000 AND "taxablePaise" >= 0 AND "cgstPaise" >= 0 AND "igstPaise" >= 0);

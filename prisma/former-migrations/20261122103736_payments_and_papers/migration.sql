-- CreateEnum
CREATE TYPE "PaymentMethod" AS ENUM ('upi', 'bank', 'cod', 'account', 'razorpay');

-- CreateEnum
CREATE TYPE "PaymentState" AS ENUM ('unpaid', 'part', 'paid', 'over', 'refunded');

-- CreateEnum
CREATE TYPE "PaymentKind" AS ENUM ('receipt', 'refund', 'reversal');

-- CreateEnum
CREATE TYPE "PaymentMeans" AS ENUM ('upi', 'bank', 'cash', 'cheque', 'razorpay', 'other');

-- CreateEnum
CREATE TYPE "DocumentKind" AS ENUM ('invoice', 'credit_note');

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "creditDays" INTEGER,
ADD COLUMN     "creditLimitPaise" BIGINT;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "creditedPaise" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "paidPaise" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "paymentDueOn" DATE,
ADD COLUMN     "paymentMethod" "PaymentMethod",
ADD COLUMN     "refundedPaise" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "payments" (
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "kind" "PaymentKind" NOT NULL,
    "amountPaise" BIGINT NOT NULL,
    "creditedPaise" BIGINT NOT NULL DEFAULT 0,
    "means" "PaymentMeans" NOT NULL,
    "reference" TEXT,
    "providerId" TEXT,
    "reversesId" UUID,
    "reason" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "userId" UUID,
    "by" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_references" (
    "reference" TEXT NOT NULL,
    "paymentId" UUID NOT NULL,

    CONSTRAINT "payment_references_pkey" PRIMARY KEY ("reference")
);

-- CreateTable
CREATE TABLE "document_series" (
    "kind" "DocumentKind" NOT NULL,
    "financialYear" INTEGER NOT NULL,
    "lastSerial" INTEGER NOT NULL,

    CONSTRAINT "document_series_pkey" PRIMARY KEY ("kind","financialYear")
);

-- CreateTable
CREATE TABLE "order_documents" (
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "kind" "DocumentKind" NOT NULL,
    "number" TEXT NOT NULL,
    "financialYear" INTEGER NOT NULL,
    "serial" INTEGER NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,
    "issuedOn" DATE NOT NULL,
    "invoiceId" UUID,
    "reason" TEXT,
    "regime" "TaxRegime" NOT NULL,
    "sellerState" TEXT,
    "placeOfSupply" TEXT,
    "buyerGstin" TEXT,
    "taxablePaise" BIGINT NOT NULL,
    "untaxedPaise" BIGINT NOT NULL DEFAULT 0,
    "taxPaise" BIGINT NOT NULL,
    "cgstPaise" BIGINT NOT NULL DEFAULT 0,
    "sgstPaise" BIGINT NOT NULL DEFAULT 0,
    "igstPaise" BIGINT NOT NULL DEFAULT 0,
    "roundOffPaise" INTEGER NOT NULL DEFAULT 0,
    "totalPaise" BIGINT NOT NULL,
    "content" JSONB NOT NULL,
    "userId" UUID,
    "by" TEXT NOT NULL,

    CONSTRAINT "order_documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_document_lines" (
    "documentId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "orderLineId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "hsnCode" TEXT,
    "quantity" INTEGER NOT NULL,
    "gstBasisPoints" INTEGER,
    "taxablePaise" BIGINT NOT NULL,
    "cgstPaise" BIGINT NOT NULL DEFAULT 0,
    "sgstPaise" BIGINT NOT NULL DEFAULT 0,
    "igstPaise" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "order_document_lines_pkey" PRIMARY KEY ("documentId","position")
);

-- CreateIndex
CREATE UNIQUE INDEX "payments_providerId_key" ON "payments"("providerId");

-- CreateIndex
CREATE UNIQUE INDEX "payments_reversesId_key" ON "payments"("reversesId");

-- CreateIndex
CREATE INDEX "payments_orderId_createdAt_id_idx" ON "payments"("orderId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "payments_createdAt_id_idx" ON "payments"("createdAt" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_references_paymentId_key" ON "payment_references"("paymentId");

-- CreateIndex
CREATE UNIQUE INDEX "order_documents_number_key" ON "order_documents"("number");

-- CreateIndex
CREATE INDEX "order_documents_issuedOn_id_idx" ON "order_documents"("issuedOn", "id");

-- CreateIndex
CREATE INDEX "order_documents_orderId_issuedAt_idx" ON "order_documents"("orderId", "issuedAt");

-- CreateIndex
CREATE INDEX "order_documents_invoiceId_idx" ON "order_documents"("invoiceId");

-- CreateIndex
CREATE UNIQUE INDEX "order_documents_kind_financialYear_serial_key" ON "order_documents"("kind", "financialYear", "serial");

-- CreateIndex
CREATE INDEX "order_document_lines_orderLineId_idx" ON "order_document_lines"("orderLineId");

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_reversesId_fkey" FOREIGN KEY ("reversesId") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_references" ADD CONSTRAINT "payment_references_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "order_documents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_document_lines" ADD CONSTRAINT "order_document_lines_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "order_documents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema language cannot say ------------------------------------------------------

ALTER TABLE "users"
    ADD CONSTRAINT "users_credit_whole" CHECK (num_nulls("creditDays", "creditLimitPaise") IN (0, 2)),
    ADD CONSTRAINT "users_credit_range" CHECK ("creditDays" BETWEEN 1 AND 365 AND "creditLimitPaise" > 0);

-- What an order comes to is its total, less what was credited; nothing once it is cancelled.
ALTER TABLE "orders"
    ADD COLUMN "outstandingPaise" BIGINT NOT NULL GENERATED ALWAYS AS (
        CASE WHEN "status" = 'Cancelled' THEN 0 ELSE "totalPaise" - "creditedPaise" END
        - "paidPaise" + "refundedPaise") STORED,
    ADD COLUMN "paymentState" "PaymentState" NOT NULL GENERATED ALWAYS AS (
        CASE
            WHEN "refundedPaise" > 0 AND "refundedPaise" = "paidPaise" THEN 'refunded'::"PaymentState"
            WHEN "paidPaise" = "refundedPaise" THEN 'unpaid'::"PaymentState"
            WHEN "paidPaise" - "refundedPaise" <
                CASE WHEN "status" = 'Cancelled' THEN 0 ELSE "totalPaise" - "creditedPaise" END
                THEN 'part'::"PaymentState"
            WHEN "paidPaise" - "refundedPaise" =
                CASE WHEN "status" = 'Cancelled' THEN 0 ELSE "totalPaise" - "creditedPaise" END
                THEN 'paid'::"PaymentState"
            ELSE 'over'::"PaymentState"
        END) STORED,
    ADD CONSTRAINT "orders_refunded_of_paid" CHECK ("refundedPaise" BETWEEN 0 AND "paidPaise"),
    ADD CONSTRAINT "orders_credited_of_total" CHECK ("creditedPaise" BETWEEN 0 AND "totalPaise");

-- What is to be collected, the longest overdue first; what a customer on account owes.
CREATE INDEX "orders_outstanding" ON "orders" ("paymentDueOn", "createdAt", "id")
    WHERE "outstandingPaise" > 0;
CREATE INDEX "orders_on_account" ON "orders" ("userId")
    WHERE "paymentMethod" = 'account' AND "outstandingPaise" > 0;

ALTER TABLE "payments"
    ADD CONSTRAINT "payments_amount" CHECK ("amountPaise" > 0),
    ADD CONSTRAINT "payments_credited" CHECK ("creditedPaise" = 0
        OR ("kind" = 'refund' AND "creditedPaise" BETWEEN 0 AND "amountPaise")),
    ADD CONSTRAINT "payments_reversal_whole" CHECK (("kind" = 'reversal') = ("reversesId" IS NOT NULL)),
    ADD CONSTRAINT "payments_reason" CHECK ("kind" = 'receipt' OR "reason" IS NOT NULL),
    ADD CONSTRAINT "payments_provider" CHECK ("providerId" IS NULL OR "means" = 'razorpay');

ALTER TABLE "order_documents"
    ADD CONSTRAINT "order_documents_number_length" CHECK (length("number") BETWEEN 1 AND 16),
    ADD CONSTRAINT "order_documents_serial" CHECK ("serial" > 0),
    ADD CONSTRAINT "order_documents_correction" CHECK (
        ("kind" = 'credit_note') = ("invoiceId" IS NOT NULL) AND ("kind" = 'invoice' OR "reason" IS NOT NULL)),
    ADD CONSTRAINT "order_documents_total_adds_up" CHECK (
        "totalPaise" = "taxablePaise" + "untaxedPaise" + "taxPaise" + "roundOffPaise"),
    ADD CONSTRAINT "order_documents_regime_whole" CHECK (CASE "regime"
        WHEN 'flat' THEN num_nonnulls("sellerState", "placeOfSupply") = 0 AND "roundOffPaise" = 0
        ELSE num_nulls("sellerState", "placeOfSupply") = 0 AND "untaxedPaise" = 0
            AND "taxPaise" = "cgstPaise" + "sgstPaise" + "igstPaise" END);
CREATE UNIQUE INDEX "order_documents_one_invoice" ON "order_documents" ("orderId") WHERE "kind" = 'invoice';

ALTER TABLE "order_document_lines"
    ADD CONSTRAINT "order_document_lines_not_negative" CHECK (
        "quantity" >= 0 AND "taxablePaise" >= 0 AND "cgstPaise" >= 0 AND "sgstPaise" >= 0 AND "igstPaise" >= 0);

-- The books are added to and never changed.
CREATE FUNCTION refuse_change_of_books() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER "payments_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payments"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books();
CREATE TRIGGER "order_documents_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_documents"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books();
CREATE TRIGGER "order_document_lines_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_document_lines"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books();

-- An order carries the sums of its ledger and its credit notes.
CREATE FUNCTION add_payment() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    moved "payments" := NEW;
    sign integer := 1;
BEGIN
    IF NEW."kind" = 'reversal' THEN
        SELECT * INTO STRICT moved FROM "payments" WHERE "id" = NEW."reversesId";
        IF moved."orderId" <> NEW."orderId" OR moved."amountPaise" <> NEW."amountPaise" OR moved."kind" = 'reversal' THEN
            RAISE EXCEPTION 'A reversal takes back a whole receipt or refund of its order'
                USING ERRCODE = 'check_violation';
        END IF;
        sign := -1;
        DELETE FROM "payment_references" WHERE "paymentId" = moved."id";
    ELSIF NEW."kind" = 'receipt' AND NEW."means" IN ('upi', 'bank') AND NEW."reference" IS NOT NULL THEN
        INSERT INTO "payment_references" ("reference", "paymentId") VALUES (NEW."reference", NEW."id");
    END IF;
    UPDATE "orders" SET
        "paidPaise" = "paidPaise" + CASE moved."kind" WHEN 'receipt' THEN sign * moved."amountPaise" ELSE 0 END,
        "refundedPaise" = "refundedPaise" + CASE moved."kind" WHEN 'refund' THEN sign * moved."amountPaise" ELSE 0 END,
        "creditedPaise" = "creditedPaise" + sign * moved."creditedPaise"
    WHERE "id" = NEW."orderId";
    RETURN NULL;
END $$;
CREATE TRIGGER "payments_added" AFTER INSERT ON "payments" FOR EACH ROW EXECUTE FUNCTION add_payment();

CREATE FUNCTION add_credit_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "orders" SET "creditedPaise" = "creditedPaise" + NEW."totalPaise" WHERE "id" = NEW."orderId";
    RETURN NULL;
END $$;
CREATE TRIGGER "order_documents_credited" AFTER INSERT ON "order_documents" FOR EACH ROW
    WHEN (NEW."kind" = 'credit_note') EXECUTE FUNCTION add_credit_note();

-- Nothing else may say what was paid.
CREATE FUNCTION refuse_unbooked_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'What was paid and credited follows from the ledger and the credit notes alone'
        USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER "orders_sums_booked" BEFORE UPDATE OF "paidPaise", "refundedPaise", "creditedPaise" ON "orders"
    FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_unbooked_sums();
CREATE TRIGGER "orders_begin_unpaid" BEFORE INSERT ON "orders" FOR EACH ROW
    WHEN (NEW."paidPaise" <> 0 OR NEW."refundedPaise" <> 0 OR NEW."creditedPaise" <> 0)
    EXECUTE FUNCTION refuse_unbooked_sums();

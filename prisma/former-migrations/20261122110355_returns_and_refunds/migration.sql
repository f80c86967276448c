-- CreateEnum
CREATE TYPE "RefundState" AS ENUM ('under_way', 'done', 'failed');

-- CreateTable
CREATE TABLE "order_returns" (
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "reasonTold" BOOLEAN NOT NULL DEFAULT false,
    "valuePaise" BIGINT NOT NULL,
    "creditNoteId" UUID,
    "requestKey" TEXT,
    "requestHash" TEXT,
    "userId" UUID,
    "by" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_returns_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_return_lines" (
    "returnId" UUID NOT NULL,
    "orderLineId" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,
    "restocked" BOOLEAN NOT NULL,

    CONSTRAINT "order_return_lines_pkey" PRIMARY KEY ("returnId","orderLineId")
);

-- CreateTable
CREATE TABLE "order_refunds" (
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "state" "RefundState" NOT NULL,
    "amountPaise" BIGINT NOT NULL,
    "creditedPaise" BIGINT NOT NULL DEFAULT 0,
    "means" "PaymentMeans" NOT NULL,
    "reference" TEXT,
    "reason" TEXT NOT NULL,
    "reasonTold" BOOLEAN NOT NULL DEFAULT false,
    "providerPaymentId" TEXT,
    "paymentId" UUID,
    "creditNoteId" UUID,
    "returnId" UUID,
    "failure" TEXT,
    "nextTryAt" TIMESTAMPTZ(3),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "requestKey" TEXT,
    "requestHash" TEXT,
    "userId" UUID,
    "by" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_refunds_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "order_returns_creditNoteId_key" ON "order_returns"("creditNoteId");

-- CreateIndex
CREATE INDEX "order_returns_orderId_createdAt_idx" ON "order_returns"("orderId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "order_returns_orderId_requestKey_key" ON "order_returns"("orderId", "requestKey");

-- CreateIndex
CREATE INDEX "order_return_lines_orderLineId_idx" ON "order_return_lines"("orderLineId");

-- CreateIndex
CREATE UNIQUE INDEX "order_refunds_paymentId_key" ON "order_refunds"("paymentId");

-- CreateIndex
CREATE UNIQUE INDEX "order_refunds_creditNoteId_key" ON "order_refunds"("creditNoteId");

-- CreateIndex
CREATE INDEX "order_refunds_orderId_createdAt_idx" ON "order_refunds"("orderId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "order_refunds_orderId_requestKey_key" ON "order_refunds"("orderId", "requestKey");

-- AddForeignKey
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_creditNoteId_fkey" FOREIGN KEY ("creditNoteId") REFERENCES "order_documents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_returnId_fkey" FOREIGN KEY ("returnId") REFERENCES "order_returns"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES "order_lines"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_creditNoteId_fkey" FOREIGN KEY ("creditNoteId") REFERENCES "order_documents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_returnId_fkey" FOREIGN KEY ("returnId") REFERENCES "order_returns"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema language cannot say ------------------------------------------------------

ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_value" CHECK ("valuePaise" >= 0);
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_quantity" CHECK ("quantity" > 0);
ALTER TABLE "order_refunds"
    ADD CONSTRAINT "order_refunds_amount" CHECK ("amountPaise" > 0 AND "creditedPaise" BETWEEN 0 AND "amountPaise"),
    ADD CONSTRAINT "order_refunds_state" CHECK (CASE "state"
        WHEN 'under_way' THEN "paymentId" IS NULL AND "failure" IS NULL AND "nextTryAt" IS NOT NULL
        WHEN 'done' THEN "paymentId" IS NOT NULL AND "failure" IS NULL AND "nextTryAt" IS NULL
        ELSE "paymentId" IS NULL AND "failure" IS NOT NULL AND "nextTryAt" IS NULL END),
    ADD CONSTRAINT "order_refunds_provider" CHECK (("means" = 'razorpay') = ("providerPaymentId" IS NOT NULL)
        AND ("means" = 'razorpay' OR "state" = 'done'));

-- Of those under way.
CREATE INDEX "order_refunds_due" ON "order_refunds" ("nextTryAt") WHERE "state" = 'under_way';

CREATE TRIGGER "order_returns_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_returns"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books();
CREATE TRIGGER "order_return_lines_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_return_lines"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books();

-- Never more comes back than was bought, whoever writes it at the same moment.
CREATE FUNCTION check_returned() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    bought integer;
    returned bigint;
BEGIN
    SELECT l."quantity" INTO bought
    FROM "order_lines" l JOIN "order_returns" r ON r."orderId" = l."orderId" AND r."id" = NEW."returnId"
    WHERE l."id" = NEW."orderLineId" FOR NO KEY UPDATE OF l;
    SELECT sum("quantity") INTO returned FROM "order_return_lines" WHERE "orderLineId" = NEW."orderLineId";
    IF bought IS NULL OR returned > bought THEN
        RAISE EXCEPTION 'No more of a line comes back than its order had' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "order_return_lines_bought" AFTER INSERT ON "order_return_lines"
    FOR EACH ROW EXECUTE FUNCTION check_returned();

-- By how much less is asked for: what refunds and, once there is an invoice, credit notes say. A refund from
-- before the invoice is told again by a credit note of the invoice, and counts once.
CREATE FUNCTION credited_of(order_id uuid) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
    RETURN greatest(
        (SELECT coalesce(sum("creditedPaise"), 0) FROM "payments" p
            WHERE p."orderId" = order_id
                AND NOT EXISTS (SELECT FROM "payments" r WHERE r."reversesId" = p."id")),
        (SELECT coalesce(sum("totalPaise"), 0) FROM "order_documents" d
            WHERE d."orderId" = order_id AND d."kind" = 'credit_note'));
END $$;

CREATE OR REPLACE FUNCTION add_payment() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
        "creditedPaise" = CASE moved."creditedPaise" WHEN 0 THEN "creditedPaise" ELSE credited_of("id") END
    WHERE "id" = NEW."orderId";
    RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION add_credit_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "orders" SET "creditedPaise" = credited_of("id") WHERE "id" = NEW."orderId";
    RETURN NULL;
END $$;

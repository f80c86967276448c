-- The amounts paid, refunded and credited of an order, and triggers that make its books append-only. Only this file
-- writes the columns paidPaise, refundedPaise, creditedPaise and billed of an order; outstandingPaise is generated
-- from them.

-- Whether an order is owed for: an amount is outstanding, and a payment method was chosen, the order was billed, or a
-- part of it was paid. The only definition of this rule; lib/payments and the counters use it.
CREATE OR REPLACE FUNCTION owes(o "orders") RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN o."outstandingPaise" > 0 AND (o."paymentMethod" IS NOT NULL OR o."billed" OR o."paidPaise" > 0);

-- The paise by which the charge for an order is reduced, from refunds and, once there is an invoice, from credit
-- notes. A refund from before the invoice appears again in a credit note of the invoice, and counts once.
CREATE OR REPLACE FUNCTION credited_of(order_id uuid) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
    RETURN greatest(
        (SELECT coalesce(sum("creditedPaise"), 0) FROM "payments" p
            WHERE p."orderId" = order_id
                AND NOT EXISTS (SELECT FROM "payments" r WHERE r."reversesId" = p."id")),
        (SELECT coalesce(sum("totalPaise"), 0) FROM "order_documents" d
            WHERE d."orderId" = order_id AND d."kind" = 'credit_note' AND d."voidedAt" IS NULL));
END $$;

-- Adds a payment, refund or reversal to its order. A reversal cancels a whole receipt or refund; a reference of a
-- bank or of UPI can be used once. Runs as the owner, because the limited role may not write the sums.
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
        INSERT INTO "payment_references" ("reference", "paymentId")
        VALUES (coalesce(NEW."referenceKey", NEW."reference"), NEW."id");
    END IF;
    UPDATE "orders" SET
        "paidPaise" = "paidPaise" + CASE moved."kind" WHEN 'receipt' THEN sign * moved."amountPaise" ELSE 0 END,
        "refundedPaise" = "refundedPaise" + CASE moved."kind" WHEN 'refund' THEN sign * moved."amountPaise" ELSE 0 END,
        "creditedPaise" = CASE moved."creditedPaise" WHEN 0 THEN "creditedPaise" ELSE credited_of("id") END
    WHERE "id" = NEW."orderId";
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "payments_added" AFTER INSERT ON "payments" FOR EACH ROW EXECUTE FUNCTION add_payment();

-- Adds a receipt of an opening balance, or takes it back whole. Its reference is used once, among those of orders too.
CREATE OR REPLACE FUNCTION add_opening_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    moved "opening_entries";
BEGIN
    IF NEW."kind" = 'reversal' THEN
        SELECT * INTO STRICT moved FROM "opening_entries" WHERE "id" = NEW."reversesId";
        IF moved."companyId" <> NEW."companyId" OR moved."amountPaise" <> NEW."amountPaise" OR moved."kind" <> 'receipt' THEN
            RAISE EXCEPTION 'A reversal takes back a whole receipt of its company'
                USING ERRCODE = 'check_violation';
        END IF;
        DELETE FROM "payment_references" WHERE "openingId" = moved."id";
    ELSIF NEW."kind" = 'receipt' AND NEW."means" IN ('upi', 'bank') AND NEW."referenceKey" IS NOT NULL THEN
        INSERT INTO "payment_references" ("reference", "openingId") VALUES (NEW."referenceKey", NEW."id");
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "opening_entries_added" AFTER INSERT ON "opening_entries" FOR EACH ROW
    WHEN (NEW."kind" IN ('receipt', 'reversal')) EXECUTE FUNCTION add_opening_entry();

-- Adds a credit note to its order.
CREATE OR REPLACE FUNCTION add_credit_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "orders" SET "creditedPaise" = credited_of("id") WHERE "id" = NEW."orderId";
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "order_documents_credited" AFTER INSERT ON "order_documents" FOR EACH ROW
    WHEN (NEW."kind" = 'credit_note') EXECUTE FUNCTION add_credit_note();

-- Marks an order as billed when its invoice is issued.
CREATE OR REPLACE FUNCTION mark_billed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "orders" SET "billed" = true WHERE "id" = NEW."orderId";
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "order_documents_billed" AFTER INSERT ON "order_documents" FOR EACH ROW
    WHEN (NEW."kind" = 'invoice') EXECUTE FUNCTION mark_billed();

-- Refuses sums that do not follow from the ledger and the documents. At trigger depth 0, the change comes from a
-- direct statement and not from a trigger.
CREATE OR REPLACE FUNCTION refuse_unbooked_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'What was paid and credited follows from the ledger and the credit notes alone'
        USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE OR REPLACE TRIGGER "orders_sums_booked" BEFORE UPDATE OF "paidPaise", "refundedPaise", "creditedPaise" ON "orders"
    FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_unbooked_sums();

CREATE OR REPLACE TRIGGER "orders_begin_unpaid" BEFORE INSERT ON "orders" FOR EACH ROW
    WHEN (NEW."paidPaise" <> 0 OR NEW."refundedPaise" <> 0 OR NEW."creditedPaise" <> 0)
    EXECUTE FUNCTION refuse_unbooked_sums();

CREATE OR REPLACE TRIGGER "orders_billed_booked" BEFORE UPDATE OF "billed" ON "orders"
    FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_unbooked_sums();

-- Refuses returns of a line beyond the quantity that left, also when two transactions write them at once. A cancelled
-- order has no dispatch, nor has one that left before dispatches were recorded: there it is the quantity bought.
CREATE OR REPLACE FUNCTION check_returned() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    bought integer;
    returned bigint;
BEGIN
    SELECT CASE WHEN EXISTS (SELECT FROM "order_dispatches" d WHERE d."orderId" = l."orderId")
        THEN (SELECT coalesce(sum(s."quantity"), 0) FROM "order_dispatch_lines" s WHERE s."orderLineId" = l."id")
        ELSE l."quantity" END
    INTO bought
    FROM "order_lines" l JOIN "order_returns" r ON r."orderId" = l."orderId" AND r."id" = NEW."returnId"
    WHERE l."id" = NEW."orderLineId" FOR NO KEY UPDATE OF l;
    SELECT sum("quantity") INTO returned FROM "order_return_lines" WHERE "orderLineId" = NEW."orderLineId";
    IF bought IS NULL OR returned > bought THEN
        RAISE EXCEPTION 'No more of a line comes back than its order had' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "order_return_lines_bought" AFTER INSERT ON "order_return_lines"
    FOR EACH ROW EXECUTE FUNCTION check_returned();

-- Refuses every change of booked rows.
CREATE OR REPLACE FUNCTION refuse_change_of_books() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE OR REPLACE TRIGGER "payments_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payments"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books();

CREATE OR REPLACE TRIGGER "opening_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "opening_entries"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books();

CREATE OR REPLACE TRIGGER "order_documents_append_only" BEFORE DELETE OR TRUNCATE ON "order_documents"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books();

-- A document becomes void once, with its IRN, and nothing else of it changes.
CREATE OR REPLACE TRIGGER "order_documents_kept" BEFORE UPDATE ON "order_documents" FOR EACH ROW
    WHEN (OLD."voidedAt" IS NOT NULL OR NEW."voidedAt" IS NULL OR NEW."dispatchId" IS NOT NULL OR pg_trigger_depth() = 0
        OR to_jsonb(NEW) - 'voidedAt' - 'dispatchId' IS DISTINCT FROM to_jsonb(OLD) - 'voidedAt' - 'dispatchId')
    EXECUTE FUNCTION refuse_change_of_books();

-- The invoice of a cancelled IRN is void, and so is the credit note that takes it back: the order is billed as before,
-- and its goods can be billed again. Runs as the owner, because the limited role may not change documents.
CREATE OR REPLACE FUNCTION void_documents() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    order_id uuid;
BEGIN
    UPDATE "order_documents" SET "voidedAt" = NEW."cancelledAt", "dispatchId" = NULL
    WHERE "id" IN (NEW."documentId", NEW."creditNoteId");
    SELECT "orderId" INTO STRICT order_id FROM "order_documents" WHERE "id" = NEW."documentId";
    UPDATE "orders" SET "creditedPaise" = credited_of("id"), "billed" = EXISTS (
        SELECT FROM "order_documents" d
        WHERE d."orderId" = order_id AND d."kind" = 'invoice' AND d."voidedAt" IS NULL)
    WHERE "id" = order_id;
    UPDATE "orders" SET "paymentDueOn" = "paymentDueOn" WHERE "id" = order_id AND "paymentSteps" IS NOT NULL;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "invoice_registrations_cancelled" AFTER UPDATE OF "cancelledAt" ON "invoice_registrations"
    FOR EACH ROW WHEN (OLD."cancelledAt" IS NULL AND NEW."cancelledAt" IS NOT NULL) EXECUTE FUNCTION void_documents();

CREATE OR REPLACE TRIGGER "order_document_lines_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_document_lines"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books();

CREATE OR REPLACE TRIGGER "order_returns_append_only" BEFORE DELETE OR TRUNCATE ON "order_returns"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books();

-- Its credit note gives way to another one once it is void, and nothing else of a return changes.
CREATE OR REPLACE TRIGGER "order_returns_kept" BEFORE UPDATE ON "order_returns" FOR EACH ROW
    WHEN (OLD."creditNoteId" IS NULL OR NEW."creditNoteId" IS NULL
        OR to_jsonb(NEW) - 'creditNoteId' - 'valuePaise' IS DISTINCT FROM to_jsonb(OLD) - 'creditNoteId' - 'valuePaise')
    EXECUTE FUNCTION refuse_change_of_books();

CREATE OR REPLACE TRIGGER "order_return_lines_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_return_lines"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books();

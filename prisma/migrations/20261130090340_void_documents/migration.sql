-- AlterTable
ALTER TABLE "order_documents" ADD COLUMN     "voidedAt" TIMESTAMPTZ(3);

-- One invoice of the whole order, but for void ones.
DROP INDEX "order_documents_one_invoice";
CREATE UNIQUE INDEX "order_documents_one_invoice" ON "order_documents" ("orderId")
    WHERE "kind" = 'invoice' AND "dispatchId" IS NULL AND "voidedAt" IS NULL;

CREATE OR REPLACE FUNCTION due_rows(o "orders") RETURNS TABLE ("by" date, "unpaidPaise" bigint)
    LANGUAGE plpgsql STABLE AS $$
DECLARE
    charged bigint := CASE o."status" WHEN 'Cancelled' THEN 0 ELSE o."totalPaise" - o."creditedPaise" END;
    received bigint := o."paidPaise" - o."refundedPaise";
    ordered bigint := greatest(0, o."totalPaise" - over_run_of(o));
    begun date;
    gone date;
BEGIN
    IF o."status" IN ('Processing', 'Shipped', 'Delivered') THEN
        SELECT min(india_day(s."at")) FILTER (WHERE s."status" = 'Processing'),
            min(india_day(s."at")) FILTER (WHERE s."status" = 'Shipped')
        INTO begun, gone FROM "order_status_changes" s WHERE s."orderId" = o."id";
    END IF;
    RETURN QUERY
    WITH "step" AS (
        SELECT s."n", s."step" ->> 'rule' AS "rule", (s."step" ->> 'days')::integer AS "days",
            CASE WHEN s."n" = jsonb_array_length(o."paymentSteps") THEN charged
                ELSE least(charged, ordered, sum(coalesce((s."step" ->> 'paise')::bigint,
                    round(ordered::numeric * (s."step" ->> 'percent')::integer / 100)::bigint)) OVER (ORDER BY s."n"))
            END::bigint AS "to"
        FROM jsonb_array_elements(o."paymentSteps") WITH ORDINALITY AS s ("step", "n")
    ), "part" AS (
        SELECT s.*, coalesce(lag(s."to") OVER (ORDER BY s."n"), 0) AS "from" FROM "step" s
    ), "invoice" AS (
        SELECT d."issuedOn", sum(greatest(0, d."totalPaise" - coalesce((
                SELECT sum(c."totalPaise") FROM "order_documents" c
                WHERE c."invoiceId" = d."id" AND c."kind" = 'credit_note' AND c."voidedAt" IS NULL), 0)))
            OVER (ORDER BY d."issuedAt", d."id")::bigint AS "until"
        FROM "order_documents" d WHERE d."orderId" = o."id" AND d."kind" = 'invoice' AND d."voidedAt" IS NULL
    ), "billed" AS (
        SELECT i."issuedOn", coalesce(lag(i."until") OVER (ORDER BY i."until", i."issuedOn"), 0) AS "from", i."until" AS "to" FROM "invoice" i
        UNION ALL
        SELECT NULL, coalesce((SELECT max(i."until") FROM "invoice" i), 0), 9223372036854775807
    ), "row" AS (
        SELECT p."from", p."to", CASE p."rule"
            WHEN 'after_acceptance' THEN india_day(o."createdAt") + coalesce(p."days", 0)
            WHEN 'before_production' THEN begun
            WHEN 'before_dispatch' THEN least(o."dispatchBy", gone) END AS "by"
        FROM "part" p WHERE p."rule" <> 'after_invoice'
        UNION ALL
        SELECT greatest(p."from", b."from"), least(p."to", b."to"), b."issuedOn" + coalesce(p."days", 0)
        FROM "part" p CROSS JOIN "billed" b
        WHERE p."rule" = 'after_invoice' AND greatest(p."from", b."from") < least(p."to", b."to")
    )
    SELECT r."by", greatest(0, r."to" - greatest(r."from", received)) FROM "row" r WHERE r."from" < r."to";
END $$;

CREATE OR REPLACE FUNCTION credited_of(order_id uuid) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
    RETURN greatest(
        (SELECT coalesce(sum("creditedPaise"), 0) FROM "payments" p
            WHERE p."orderId" = order_id
                AND NOT EXISTS (SELECT FROM "payments" r WHERE r."reversesId" = p."id")),
        (SELECT coalesce(sum("totalPaise"), 0) FROM "order_documents" d
            WHERE d."orderId" = order_id AND d."kind" = 'credit_note' AND d."voidedAt" IS NULL));
END $$;

CREATE OR REPLACE TRIGGER "order_documents_append_only" BEFORE DELETE OR TRUNCATE ON "order_documents"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books();

CREATE OR REPLACE TRIGGER "order_documents_kept" BEFORE UPDATE ON "order_documents" FOR EACH ROW
    WHEN (OLD."voidedAt" IS NOT NULL OR NEW."voidedAt" IS NULL OR NEW."dispatchId" IS NOT NULL OR pg_trigger_depth() = 0
        OR to_jsonb(NEW) - 'voidedAt' - 'dispatchId' IS DISTINCT FROM to_jsonb(OLD) - 'voidedAt' - 'dispatchId')
    EXECUTE FUNCTION refuse_change_of_books();

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

-- What was cancelled before is void, too.
CREATE TEMPORARY TABLE "cancelled" AS
    SELECT "documentId", "cancelledAt" FROM "invoice_registrations" WHERE "cancelledAt" IS NOT NULL;
UPDATE "invoice_registrations" SET "cancelledAt" = NULL WHERE "cancelledAt" IS NOT NULL;
UPDATE "invoice_registrations" r SET "cancelledAt" = c."cancelledAt"
    FROM "cancelled" c WHERE c."documentId" = r."documentId";
DROP TABLE "cancelled";

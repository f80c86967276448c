-- What of an order is to be paid by when: the twin of lib/orders/due/due-rows.ts, which a test compares. `paymentDueOn`
-- of an order with payment steps is kept here, so that lists and filters find what is overdue by its index.

-- What an order costs for units beyond those that were ordered, tax included.
CREATE OR REPLACE FUNCTION over_run_of(o "orders") RETURNS bigint LANGUAGE sql STABLE AS $$
    SELECT coalesce(sum(more + round(more::numeric * coalesce(l."gstBasisPoints", round(o."taxPercent" * 100)) / 10000)), 0)::bigint
    FROM "order_lines" l,
        LATERAL (SELECT l."lineTotalPaise"
            - round(l."pricePaise"::numeric * l."orderedQuantity" / l."basis")::bigint AS more) AS m
    WHERE l."orderId" = o."id" AND l."orderedQuantity" < l."quantity"
$$;

-- The parts of what is charged for an order, in the order in which they are paid: each with its day, null until its rule
-- names one, and what is missing of it.
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

-- What of an order is overdue on a day in India, in paise. Of an order without payment steps all is due on one day.
CREATE OR REPLACE FUNCTION overdue_paise(o "orders", today date) RETURNS bigint LANGUAGE sql STABLE AS $$
    SELECT CASE
        WHEN o."paymentDueOn" IS NULL OR o."paymentDueOn" >= today THEN 0
        WHEN o."paymentSteps" IS NULL THEN greatest(0, o."outstandingPaise")
        ELSE (SELECT coalesce(sum(r."unpaidPaise"), 0)::bigint FROM due_rows(o) r WHERE r."by" < today) END
$$;

-- Sets the first day by which something unpaid is due, or the last of all where nothing is unpaid.
CREATE OR REPLACE FUNCTION set_due_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    SELECT CASE WHEN bool_or(r."unpaidPaise" > 0) THEN min(r."by") FILTER (WHERE r."unpaidPaise" > 0) ELSE max(r."by") END
    INTO NEW."paymentDueOn" FROM due_rows(NEW) r;
    RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER "orders_due_day" BEFORE INSERT OR UPDATE OF "totalPaise", "creditedPaise", "paidPaise",
    "refundedPaise", "status", "dispatchBy", "paymentSteps", "paymentDueOn" ON "orders" FOR EACH ROW
    WHEN (NEW."paymentSteps" IS NOT NULL) EXECUTE FUNCTION set_due_day();

-- Has the day set anew by what else it depends on.
CREATE OR REPLACE FUNCTION renew_due_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "orders" SET "paymentDueOn" = "paymentDueOn"
    WHERE "id" = NEW."orderId" AND "paymentSteps" IS NOT NULL;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "order_documents_due" AFTER INSERT ON "order_documents" FOR EACH ROW
    WHEN (NEW."kind" IN ('invoice', 'credit_note')) EXECUTE FUNCTION renew_due_day();

CREATE OR REPLACE TRIGGER "order_status_changes_due" AFTER INSERT ON "order_status_changes" FOR EACH ROW
    WHEN (NEW."status" IN ('Processing', 'Shipped')) EXECUTE FUNCTION renew_due_day();

CREATE OR REPLACE TRIGGER "order_lines_due" AFTER UPDATE OF "quantity", "orderedQuantity" ON "order_lines" FOR EACH ROW
    EXECUTE FUNCTION renew_due_day();

-- The counters of amounts billed, received and outstanding. They work like those of counters.sql. The amount that an
-- order owes changes when its sums do (ledger.sql): by a payment, a refund, a credit note or an invoice.

-- Counts money again from the rows themselves, to give the sums that the counters of each key must have. A reversal
-- in the ledger counts on the day of the row that it reverses, so that both cancel out there.
CREATE OR REPLACE FUNCTION count_money_afresh() RETURNS TABLE (
    "topic" "CounterTopic", "day" date, "key" text, "part" text, "count" bigint, "paise" bigint
) LANGUAGE sql STABLE AS $$
    SELECT 'billed'::"CounterTopic", "issuedOn", "kind"::text, f.part, sum(f.documents)::bigint,
        sum(CASE "kind" WHEN 'invoice' THEN f.paise ELSE -f.paise END)::bigint
    FROM "order_documents", LATERAL (VALUES ('total', 1, "totalPaise"), ('tax', 0, "taxPaise"))
        AS f (part, documents, paise)
    WHERE "kind" IN ('invoice', 'credit_note')
    GROUP BY 2, 3, 4
    UNION ALL
    SELECT 'received', india_day(m."at"), m."means"::text, m."kind"::text, sum(s.sign)::bigint,
        sum(s.sign * CASE m."kind" WHEN 'receipt' THEN m."amountPaise" ELSE -m."amountPaise" END)::bigint
    FROM "payments" p JOIN "payments" m ON m."id" = coalesce(p."reversesId", p."id"),
        LATERAL (SELECT CASE p."kind" WHEN 'reversal' THEN -1 ELSE 1 END) AS s (sign)
    GROUP BY 2, 3, 4
    UNION ALL
    SELECT 'outstanding', india_day(o."createdAt"), NULL, NULL, count(*), sum(o."outstandingPaise")::bigint
    FROM "orders" o WHERE owes(o) GROUP BY 2
$$;

-- Updates the counters of invoices and credit notes.
CREATE OR REPLACE FUNCTION count_billed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    sign integer := CASE NEW."kind" WHEN 'invoice' THEN 1 ELSE -1 END;
BEGIN
    INSERT INTO "counters" ("topic", "day", "key", "part", "count", "paise") VALUES
        ('billed', NEW."issuedOn", NEW."kind", 'total', 1, sign * NEW."totalPaise"),
        ('billed', NEW."issuedOn", NEW."kind", 'tax', 0, sign * NEW."taxPaise");
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "order_documents_counted" AFTER INSERT ON "order_documents"
    FOR EACH ROW WHEN (NEW."kind" IN ('invoice', 'credit_note')) EXECUTE FUNCTION count_billed();

-- Updates the counters of payments by payment method.
CREATE OR REPLACE FUNCTION count_received() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    moved "payments" := NEW;
    sign integer := 1;
BEGIN
    IF NEW."kind" = 'reversal' THEN
        SELECT * INTO STRICT moved FROM "payments" WHERE "id" = NEW."reversesId";
        sign := -1;
    END IF;
    INSERT INTO "counters" ("topic", "day", "key", "part", "count", "paise")
    VALUES ('received', india_day(moved."at"), moved."means", moved."kind", sign,
        sign * CASE moved."kind" WHEN 'receipt' THEN moved."amountPaise" ELSE -moved."amountPaise" END);
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "payments_counted" AFTER INSERT ON "payments" FOR EACH ROW EXECUTE FUNCTION count_received();

-- Updates the counter of amounts owed (owes, ledger.sql).
CREATE OR REPLACE FUNCTION count_outstanding() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    today date := india_day(now());
BEGIN
    IF TG_OP <> 'INSERT' AND owes(OLD) THEN
        INSERT INTO "counters" ("topic", "day", "count", "paise")
        VALUES ('outstanding', today, -1, -OLD."outstandingPaise");
    END IF;
    IF TG_OP <> 'DELETE' AND owes(NEW) THEN
        INSERT INTO "counters" ("topic", "day", "count", "paise")
        VALUES ('outstanding', CASE TG_OP WHEN 'INSERT' THEN india_day(NEW."createdAt") ELSE today END,
            1, NEW."outstandingPaise");
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "orders_owing_new" AFTER INSERT ON "orders" FOR EACH ROW
    WHEN (owes(NEW)) EXECUTE FUNCTION count_outstanding();

CREATE OR REPLACE TRIGGER "orders_owing" AFTER UPDATE ON "orders" FOR EACH ROW
    WHEN ((CASE WHEN owes(OLD) THEN OLD."outstandingPaise" END)
        IS DISTINCT FROM (CASE WHEN owes(NEW) THEN NEW."outstandingPaise" END))
    EXECUTE FUNCTION count_outstanding();

CREATE OR REPLACE TRIGGER "orders_owing_gone" AFTER DELETE ON "orders" FOR EACH ROW
    WHEN (owes(OLD)) EXECUTE FUNCTION count_outstanding();

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "billed" BOOLEAN NOT NULL DEFAULT false;

-- What Prisma's schema language cannot say ------------------------------------------------------

UPDATE "orders" SET "billed" = true
WHERE "id" IN (SELECT "orderId" FROM "order_documents" WHERE "kind" = 'invoice');

CREATE FUNCTION mark_billed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "orders" SET "billed" = true WHERE "id" = NEW."orderId";
    RETURN NULL;
END $$;
CREATE TRIGGER "order_documents_billed" AFTER INSERT ON "order_documents" FOR EACH ROW
    WHEN (NEW."kind" = 'invoice') EXECUTE FUNCTION mark_billed();

-- Nothing else may say so: as refuse_unbooked_sums of the sums.
CREATE TRIGGER "orders_billed_booked" BEFORE UPDATE OF "billed" ON "orders"
    FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_unbooked_sums();

-- What was billed or begun to be paid is owed, also where no way to pay was chosen with the order.
CREATE OR REPLACE FUNCTION owes(o "orders") RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN o."outstandingPaise" > 0 AND (o."paymentMethod" IS NOT NULL OR o."billed" OR o."paidPaise" > 0);

-- What is to be collected, the longest overdue first; what has no agreed day stands last.
CREATE INDEX "orders_owed" ON "orders" ("paymentDueOn", "createdAt", "id") INCLUDE ("outstandingPaise")
    WHERE "outstandingPaise" > 0 AND ("paymentMethod" IS NOT NULL OR "billed" OR "paidPaise" > 0);
DROP INDEX "orders_outstanding", "orders_owed_by_day";

CREATE OR REPLACE FUNCTION count_money_afresh() RETURNS TABLE (
    "topic" "TallyTopic", "day" date, "key" text, "part" text, "count" bigint, "paise" bigint
) LANGUAGE sql STABLE AS $$
    SELECT 'billed'::"TallyTopic", "issuedOn", "kind"::text, f.part, sum(f.papers)::bigint,
        sum(CASE "kind" WHEN 'invoice' THEN f.paise ELSE -f.paise END)::bigint
    FROM "order_documents", LATERAL (VALUES ('total', 1, "totalPaise"), ('tax', 0, "taxPaise"))
        AS f (part, papers, paise)
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

DELETE FROM "tallies" WHERE "topic" = 'outstanding';
INSERT INTO "tallies" ("topic", "day", "key", "part", "count", "paise")
SELECT * FROM count_money_afresh() AS c WHERE c."topic" = 'outstanding';

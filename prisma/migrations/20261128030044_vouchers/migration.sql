-- AlterTable
ALTER TABLE "order_documents" ADD COLUMN     "paymentId" UUID;

-- CreateIndex
CREATE INDEX "order_documents_paymentId_idx" ON "order_documents"("paymentId");

-- AddForeignKey
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A refund voucher names its receipt voucher as a credit note names its invoice; no tax falls on either.
ALTER TABLE "order_documents" DROP CONSTRAINT "order_documents_correction";
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_correction" CHECK (
    ("kind" IN ('credit_note', 'refund_voucher')) = ("invoiceId" IS NOT NULL)
    AND ("kind" IN ('invoice', 'receipt_voucher') OR "reason" IS NOT NULL));
ALTER TABLE "order_documents" DROP CONSTRAINT "order_documents_regime_whole";
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_regime_whole" CHECK (
    CASE "regime"
        WHEN 'flat' THEN num_nonnulls("sellerState", "placeOfSupply") = 0 AND "roundOffPaise" = 0
        ELSE num_nulls("sellerState", "placeOfSupply") = 0
            AND ("untaxedPaise" = 0 OR "kind" IN ('receipt_voucher', 'refund_voucher'))
            AND "taxPaise" = "cgstPaise" + "sgstPaise" + "igstPaise"
    END);
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_vouchers" CHECK (
    ("kind" IN ('receipt_voucher', 'refund_voucher')) = ("paymentId" IS NOT NULL)
    AND ("paymentId" IS NULL OR ("regime" = 'gst' AND "untaxedPaise" = "totalPaise")));

CREATE OR REPLACE FUNCTION count_money_afresh() RETURNS TABLE (
    "topic" "TallyTopic", "day" date, "key" text, "part" text, "count" bigint, "paise" bigint
) LANGUAGE sql STABLE AS $$
    SELECT 'billed'::"TallyTopic", "issuedOn", "kind"::text, f.part, sum(f.papers)::bigint,
        sum(CASE "kind" WHEN 'invoice' THEN f.paise ELSE -f.paise END)::bigint
    FROM "order_documents", LATERAL (VALUES ('total', 1, "totalPaise"), ('tax', 0, "taxPaise"))
        AS f (part, papers, paise)
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

CREATE OR REPLACE TRIGGER "order_documents_tallied" AFTER INSERT ON "order_documents"
    FOR EACH ROW WHEN (NEW."kind" IN ('invoice', 'credit_note')) EXECUTE FUNCTION tally_billed();

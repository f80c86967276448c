-- A bank's reference is kept as it was typed, and compared by its letters and digits (lib/payments/reference.ts).
ALTER TABLE "payments" ADD COLUMN "referenceKey" TEXT;

-- As before, but for the reference as it is compared; a version of the shop from before this writes none.
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

-- What was used so far. Of two that are the same by now, both receipts stand, and the first has the name.
WITH "plain" AS (
    SELECT "paymentId", upper(regexp_replace(normalize("reference", NFKC), '[^[:alnum:]]', '', 'g')) AS "text"
    FROM "payment_references"
), "compared" AS (
    SELECT DISTINCT ON ("key") "paymentId", "key"
    FROM (SELECT "paymentId", CASE WHEN "text" ~ '^0*[1-9][0-9]*$' THEN ltrim("text", '0') ELSE "text" END AS "key" FROM "plain") p
    WHERE "key" <> ''
    ORDER BY "key", "paymentId"
)
UPDATE "payment_references" r SET "reference" = c."key"
FROM "compared" c
WHERE r."paymentId" = c."paymentId" AND r."reference" <> c."key"
    AND NOT EXISTS (SELECT FROM "payment_references" o WHERE o."reference" = c."key");

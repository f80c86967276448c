-- AlterTable
ALTER TABLE "proofs" ALTER COLUMN "orderLineId" DROP NOT NULL;

CREATE OR REPLACE FUNCTION keep_approved_proof() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT FROM "proof_approvals" WHERE "proofId" = OLD."id")
        AND (coalesce(NEW."orderLineId", OLD."orderLineId"), NEW."n", NEW."sha256", NEW."storage", NEW."key", NEW."pages")
            IS DISTINCT FROM (OLD."orderLineId", OLD."n", OLD."sha256", OLD."storage", OLD."key", OLD."pages")
    THEN
        RAISE EXCEPTION 'An approved proof is not changed' USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NEW;
END $$;

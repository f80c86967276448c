-- Approvals of proofs are added and never changed: each says who approved which file in which words.

CREATE OR REPLACE FUNCTION refuse_change_of_approval() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE OR REPLACE TRIGGER "proof_approvals_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "proof_approvals"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_approval();

-- An approved proof stays as it was approved: its file is the one that the approval names. It loses its line alone, when
-- that is taken out of the order.
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

CREATE OR REPLACE TRIGGER "proofs_kept" BEFORE UPDATE ON "proofs"
    FOR EACH ROW EXECUTE FUNCTION keep_approved_proof();

-- An approval names the file of its proof.
CREATE OR REPLACE FUNCTION check_approval() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM "proofs" WHERE "id" = NEW."proofId" AND "sha256" = NEW."sha256") THEN
        RAISE EXCEPTION 'An approval names the file of its proof' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER "proof_approvals_of_file" BEFORE INSERT ON "proof_approvals"
    FOR EACH ROW EXECUTE FUNCTION check_approval();

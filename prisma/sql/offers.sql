-- A version of an offer stays as it was sent; only its last day may be moved further away.

CREATE OR REPLACE FUNCTION keep_sent_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF OLD."sentAt" IS NULL THEN
        RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
    END IF;
    IF TG_OP = 'UPDATE' AND NEW."validUntil" >= OLD."validUntil"
        AND (to_jsonb(NEW) - 'validUntil') = (to_jsonb(OLD) - 'validUntil')
    THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'A version of an offer is frozen once it was sent' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE OR REPLACE TRIGGER "offer_versions_frozen" BEFORE UPDATE OR DELETE ON "offer_versions"
    FOR EACH ROW EXECUTE FUNCTION keep_sent_version();

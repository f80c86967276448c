-- Who writes an entry without owning the log cannot choose when it was nor who it names: the time is the
-- database's, an account stands there under its own address and name, and who has none is marked as
-- such. Only the owner keeps what it was given: a restore brings back old entries as they were.
CREATE FUNCTION sign_audit_entry() RETURNS trigger
    LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
    account "users";
BEGIN
    IF pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'USAGE') THEN
        RETURN NEW;
    END IF;
    NEW."timestamp" := clock_timestamp();
    SELECT * INTO account FROM "users" WHERE "id" = NEW."userId";
    IF FOUND THEN
        NEW."actor" := account."email";
        NEW."actorName" := account."name";
    ELSE
        NEW."userId" := NULL;
        IF NEW."actor" = 'system' THEN
            NEW."actorName" := 'System';
        ELSIF NEW."actorName" <> 'Unknown' AND NEW."actorName" NOT LIKE '% (not signed in)' THEN
            NEW."actorName" := NEW."actorName" || ' (not signed in)';
        END IF;
    END IF;
    RETURN NEW;
END $$;

CREATE TRIGGER "audit_logs_signed" BEFORE INSERT ON "audit_logs"
    FOR EACH ROW EXECUTE FUNCTION sign_audit_entry();

-- Who writes an entry without owning the log names an account only while somebody is signed in to it.
-- Exempt is how one tries to get in, or proves an address by a mailed link. A request that began before
-- a session ended may still write: five minutes are left to it.
CREATE OR REPLACE FUNCTION sign_audit_entry() RETURNS trigger
    LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
    account "users";
BEGIN
    IF pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'USAGE') THEN
        RETURN NEW;
    END IF;
    NEW."timestamp" := clock_timestamp();
    SELECT * INTO account FROM "users" WHERE "id" = NEW."userId" AND (
        NEW."action" IN (
            'Account Created', 'Email Verification Failed', 'Email Verified',
            'Google Account Linked', 'Login Failed', 'Newsletter Confirmed', 'Newsletter Ended',
            'Password Reset Requested', 'Password Updated',
            'Second Factor Failed', 'Second Factor Requested'
        )
        OR EXISTS (
            SELECT FROM "sessions" WHERE "userId" = NEW."userId"
            AND least("expiresAt", "revokedAt") > clock_timestamp() - interval '5 minutes'
        )
    );
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

-- So that the log tells of each session under whose name it holds entries: none is opened without an
-- entry of its account in the same transaction.
CREATE FUNCTION require_session_entry() RETURNS trigger
    LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
    IF pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'USAGE') THEN
        RETURN NULL;
    END IF;
    IF NOT EXISTS (
        SELECT FROM "audit_logs" WHERE "userId" = NEW."userId"
        AND "action" IN ('Account Created', 'Login', 'Password Updated', 'Recovery Code Used')
        -- The first condition finds them by the index, the second says which they are.
        AND "timestamp" > transaction_timestamp() - interval '1 second'
        AND xmin = pg_current_xact_id()::xid
    ) THEN
        RAISE EXCEPTION 'a session is opened together with its entry in the audit log'
            USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "sessions_entered" AFTER INSERT ON "sessions"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_session_entry();

-- Nor does one become another's, last longer than it was opened for, or come back once it has ended; when
-- it ends is told by the database's clock.
CREATE FUNCTION keep_session() RETURNS trigger
    LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
    IF pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'USAGE') THEN
        RETURN NEW;
    END IF;
    IF (NEW."id", NEW."userId", NEW."createdAt", NEW."expiresAt")
        IS DISTINCT FROM (OLD."id", OLD."userId", OLD."createdAt", OLD."expiresAt")
        OR (OLD."revokedAt" IS NOT NULL AND NEW."revokedAt" IS DISTINCT FROM OLD."revokedAt")
    THEN
        RAISE EXCEPTION 'a session is used and ended, and not changed otherwise'
            USING ERRCODE = 'insufficient_privilege';
    END IF;
    IF OLD."revokedAt" IS NULL AND NEW."revokedAt" IS NOT NULL THEN
        NEW."revokedAt" := clock_timestamp();
    END IF;
    RETURN NEW;
END $$;

CREATE TRIGGER "sessions_kept" BEFORE UPDATE ON "sessions"
    FOR EACH ROW EXECUTE FUNCTION keep_session();

-- Entries name accounts by it, without a foreign key.
CREATE FUNCTION refuse_other_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the id of an account never changes' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER "users_id_kept" BEFORE UPDATE OF "id" ON "users"
    FOR EACH ROW WHEN (NEW."id" IS DISTINCT FROM OLD."id") EXECUTE FUNCTION refuse_other_id();

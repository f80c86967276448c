-- lib/audit/prepare-audit.ts replaces it at each start whose list is another one.
CREATE FUNCTION audit_events_without_session() RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN ARRAY[
        'Account Created', 'Email Verification Failed', 'Email Verified',
        'Google Account Linked', 'Login Failed', 'Newsletter Confirmed', 'Newsletter Ended',
        'Password Reset Requested', 'Password Updated',
        'Second Factor Failed', 'Second Factor Requested'
    ]::text[];

CREATE OR REPLACE FUNCTION sign_audit_entry() RETURNS trigger
    LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
    account "users";
    key_name text;
BEGIN
    IF pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'USAGE') THEN
        RETURN NEW;
    END IF;
    NEW."timestamp" := clock_timestamp();
    SELECT * INTO account FROM "users" WHERE "id" = NEW."userId" AND (
        NEW."action" = ANY (audit_events_without_session())
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
        SELECT "name" INTO key_name FROM "api_keys" WHERE "hint" = substring(NEW."actor" FROM '^API key (.+)$')
            AND coalesce(least("expiresAt", "deletedAt"), 'infinity') > clock_timestamp() - interval '5 minutes';
        IF FOUND THEN
            NEW."actorName" := key_name;
        ELSIF NEW."actor" = 'system' THEN
            NEW."actorName" := 'System';
        ELSIF NEW."actorName" <> 'Unknown' AND NEW."actorName" NOT LIKE '% (not signed in)' THEN
            NEW."actorName" := NEW."actorName" || ' (not signed in)';
        END IF;
    END IF;
    RETURN NEW;
END $$;

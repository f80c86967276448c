-- The audit log, its hash chain, and the rules that tie sessions and accounts to it. The owner of the tables may
-- write them freely (for a restored backup, or an operator); the web process's limited role may not
-- (docs/operations.md). The program adds entries by lib/audit/record.ts and reads the chain by lib/audit.

-- The text of an entry that the chain hashes. Every byte counts: a change of this function breaks the chain of every
-- shop. lib/audit computes the same text; a test compares the two.
CREATE OR REPLACE FUNCTION audit_entry_text(previous text, entry "audit_logs") RETURNS text
    LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
    RETURN json_build_array(
        previous,
        entry."id"::text,
        to_char(entry."timestamp" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        entry."userId"::text,
        entry."actor",
        entry."actorName",
        entry."action",
        entry."type"::text,
        entry."status"::text,
        entry."description",
        entry."ipAddress",
        entry."details"::text
    )::text;
END $$;

-- Links an entry to the one before it when its transaction commits, so that the chain is locked only during the
-- commit and never while a transaction waits for a row. Runs as the owner of the chain, the only role that may write
-- it.
CREATE OR REPLACE FUNCTION link_audit_entry() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    last "audit_chain";
    previous text;
BEGIN
    PERFORM pg_advisory_xact_lock(7220417523401);
    SELECT * INTO last FROM "audit_chain" ORDER BY "seq" DESC LIMIT 1;
    previous := coalesce(last."hash", '');
    INSERT INTO "audit_chain" ("seq", "auditLogId", "previousHash", "hash") VALUES (
        coalesce(last."seq", 0) + 1,
        NEW."id",
        previous,
        encode(sha256(convert_to(audit_entry_text(previous, NEW), 'UTF8')), 'hex')
    );
    RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS "audit_logs_chained" ON "audit_logs";
CREATE CONSTRAINT TRIGGER "audit_logs_chained" AFTER INSERT ON "audit_logs"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION link_audit_entry();

-- Refuses every change of an entry or of the chain.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE OR REPLACE TRIGGER "audit_logs_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_logs"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE OR REPLACE TRIGGER "audit_chain_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_chain"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- The proof of a consent is as lasting as an entry of the log.
CREATE OR REPLACE TRIGGER "consents_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "consents"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- Sets the time of an entry of the limited role from the database's clock, and its name from the account. An entry
-- may name an account only while it has a session, or had one in the last five minutes, so that a request which began
-- before the session ended can still write. Sign-in and the verification of an address by an emailed link are exempt:
-- lib/audit/prepare-audit.ts lists their events and makes the function that returns them.
-- An API key is named by its hint under the same conditions.
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

CREATE OR REPLACE TRIGGER "audit_logs_signed" BEFORE INSERT ON "audit_logs"
    FOR EACH ROW EXECUTE FUNCTION sign_audit_entry();

-- Refuses a session that the limited role opens without an audit entry of its account in the same transaction, so
-- that the log shows every session.
CREATE OR REPLACE FUNCTION require_session_entry() RETURNS trigger
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

DROP TRIGGER IF EXISTS "sessions_entered" ON "sessions";
CREATE CONSTRAINT TRIGGER "sessions_entered" AFTER INSERT ON "sessions"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_session_entry();

-- Refuses an API key that the limited role makes without an entry of a signed-in account in the same transaction.
CREATE OR REPLACE FUNCTION require_key_entry() RETURNS trigger
    LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
    IF pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'USAGE') THEN
        RETURN NULL;
    END IF;
    IF NOT EXISTS (
        SELECT FROM "audit_logs" WHERE "userId" IS NOT NULL AND "action" = 'API Key Created'
        AND "details" ->> 'apiKey' = NEW."id"::text
        AND "timestamp" > transaction_timestamp() - interval '1 second'
        AND xmin = pg_current_xact_id()::xid
    ) THEN
        RAISE EXCEPTION 'an API key is made together with its entry in the audit log'
            USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS "api_keys_entered" ON "api_keys";
CREATE CONSTRAINT TRIGGER "api_keys_entered" AFTER INSERT ON "api_keys"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_key_entry();

-- Refuses changes by the limited role that give an API key more than it was made with, or bring a deleted one back.
CREATE OR REPLACE FUNCTION keep_api_key() RETURNS trigger
    LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
    IF pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'USAGE') THEN
        RETURN NEW;
    END IF;
    IF (NEW."id", NEW."name", NEW."hash", NEW."hint", NEW."scopes", NEW."by", NEW."createdAt", NEW."expiresAt")
        IS DISTINCT FROM
        (OLD."id", OLD."name", OLD."hash", OLD."hint", OLD."scopes", OLD."by", OLD."createdAt", OLD."expiresAt")
        OR (OLD."deletedAt" IS NOT NULL AND NEW."deletedAt" IS DISTINCT FROM OLD."deletedAt")
    THEN
        RAISE EXCEPTION 'an API key is used and deleted, and not changed otherwise'
            USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER "api_keys_kept" BEFORE UPDATE ON "api_keys"
    FOR EACH ROW EXECUTE FUNCTION keep_api_key();

-- Refuses changes by the limited role that move a session to another account, extend it, or reopen it. The database's
-- clock sets its end.
CREATE OR REPLACE FUNCTION keep_session() RETURNS trigger
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

CREATE OR REPLACE TRIGGER "sessions_kept" BEFORE UPDATE ON "sessions"
    FOR EACH ROW EXECUTE FUNCTION keep_session();

-- Refuses a new id for an account, because entries of the log refer to the id without a foreign key.
CREATE OR REPLACE FUNCTION refuse_other_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the id of an account never changes' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE OR REPLACE TRIGGER "users_id_kept" BEFORE UPDATE OF "id" ON "users"
    FOR EACH ROW WHEN (NEW."id" IS DISTINCT FROM OLD."id") EXECUTE FUNCTION refuse_other_id();

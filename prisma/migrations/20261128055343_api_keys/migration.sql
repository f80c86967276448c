-- CreateTable
CREATE TABLE "api_keys" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "hint" TEXT NOT NULL,
    "scopes" TEXT[],
    "by" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3),
    "lastUsedAt" TIMESTAMPTZ(3),
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_hash_key" ON "api_keys"("hash");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_hint_key" ON "api_keys"("hint");

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

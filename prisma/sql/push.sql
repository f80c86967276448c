-- Notifications on the devices of those who work in the shop end with the session that asked for them.

CREATE OR REPLACE FUNCTION end_push() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "push_subscriptions" WHERE "sessionId" = NEW."id";
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "sessions_push_ended" AFTER UPDATE OF "revokedAt" ON "sessions"
    FOR EACH ROW WHEN (NEW."revokedAt" IS NOT NULL) EXECUTE FUNCTION end_push();

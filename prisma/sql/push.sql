-- Notifications on the devices of those who work in the shop: what happens adds a row for every device that asked for
-- it, in the transaction of the cause. lib/messaging/push judges the permission and sends them.

-- Whoever caused it knows already. The triggers of webhooks.sql call it.
CREATE OR REPLACE FUNCTION add_push_messages(about text, author uuid, facts json) RETURNS void
    LANGUAGE sql AS $$
    INSERT INTO "push_messages" ("id", "subscriptionId", "event", "data")
    SELECT gen_random_uuid(), p."id", about, facts
    FROM "push_subscriptions" p JOIN "sessions" s ON s."id" = p."sessionId"
    WHERE about = ANY (p."events") AND s."userId" IS DISTINCT FROM author
    -- Waits for one that is being deleted, to which nothing can be added.
    FOR KEY SHARE OF p;
$$;

CREATE OR REPLACE FUNCTION end_push() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "push_subscriptions" WHERE "sessionId" = NEW."id";
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "sessions_push_ended" AFTER UPDATE OF "revokedAt" ON "sessions"
    FOR EACH ROW WHEN (NEW."revokedAt" IS NOT NULL) EXECUTE FUNCTION end_push();

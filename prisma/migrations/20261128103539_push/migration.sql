-- CreateTable
CREATE TABLE "push_subscriptions" (
    "id" UUID NOT NULL,
    "sessionId" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "events" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lateToldOn" DATE,

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_messages" (
    "id" UUID NOT NULL,
    "subscriptionId" UUID NOT NULL,
    "event" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "queuedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "nextAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_messages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "push_subscriptions_sessionId_key" ON "push_subscriptions"("sessionId");

-- CreateIndex
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions"("endpoint");

-- CreateIndex
CREATE INDEX "push_messages_nextAt_idx" ON "push_messages"("nextAt");

-- CreateIndex
CREATE INDEX "push_messages_subscriptionId_idx" ON "push_messages"("subscriptionId");

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_subscriptionId_fkey" FOREIGN KEY ("subscriptionId") REFERENCES "push_subscriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

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

CREATE OR REPLACE FUNCTION tell_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_order_deliveries(TG_ARGV[0], NEW, '{}');
    IF TG_OP = 'INSERT' THEN
        PERFORM add_push_messages(TG_ARGV[0], NULL, json_build_object(
            '_id', NEW."id", 'orderId', NEW."orderId", 'amountPaise', NEW."totalPaise"
        ));
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tell_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_order_deliveries(TG_ARGV[0], o, jsonb_build_object('amount', rupees(NEW."amountPaise")))
    FROM "orders" o WHERE o."id" = NEW."orderId";
    IF NEW."kind" = 'receipt' THEN
        PERFORM add_push_messages(TG_ARGV[0], NEW."userId", json_build_object(
            '_id', o."id", 'orderId', o."orderId", 'amountPaise', NEW."amountPaise"
        ))
        FROM "orders" o WHERE o."id" = NEW."orderId";
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tell_of_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_webhook_deliveries('message.received', NEW."id", json_build_object(
        '_id', NEW."id", 'kind', NEW."kind", 'order', NEW."orderId"
    ));
    PERFORM add_push_messages('message.received', NULL, json_build_object(
        'kind', NEW."kind", 'order', NEW."orderId"
    ));
    RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tell_of_offer_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_webhook_deliveries('message.received', NEW."id", json_build_object(
        '_id', NEW."id", 'kind', 'offer', 'offer', NEW."offerId"
    ));
    PERFORM add_push_messages('message.received', NULL, json_build_object('kind', 'offer', 'offer', NEW."offerId"));
    RETURN NULL;
END $$;

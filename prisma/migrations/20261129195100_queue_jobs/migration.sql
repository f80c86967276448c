-- What waits for a program, a device or WhatsApp becomes jobs: the worker sends them from the outbox to their queues.
CREATE TABLE "outbox" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "queue" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "leftAt" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "outbox_leftAt_idx" ON "outbox"("leftAt");

INSERT INTO "outbox" ("queue", "data")
SELECT 'webhook', jsonb_build_object('webhookId', "webhookId", 'objectId', "objectId")
FROM "webhook_deliveries" WHERE "state" = 'waiting' ORDER BY "queuedAt";

INSERT INTO "outbox" ("queue", "data")
SELECT 'whatsapp', jsonb_build_object('messageId', "id", 'number', "number")
FROM "whatsapp_messages" WHERE "state" = 'waiting' ORDER BY "createdAt", "id";

INSERT INTO "outbox" ("queue", "data")
SELECT 'push', jsonb_build_object('subscriptionId', "subscriptionId", 'event', "event", 'facts', "data")
FROM "push_messages" WHERE "queuedAt" > now() - interval '12 hours' ORDER BY "queuedAt", "id";

DROP TABLE "push_messages";

-- Their indexes on "nextAt" go with them.
ALTER TABLE "webhook_deliveries" DROP COLUMN "nextAt", DROP COLUMN "since", DROP COLUMN "tries";
ALTER TABLE "whatsapp_messages" DROP COLUMN "nextAt", DROP COLUMN "tries";

CREATE INDEX "whatsapp_messages_waiting" ON "whatsapp_messages" ("number", "createdAt") WHERE ("state" = 'waiting');

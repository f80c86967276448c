-- CreateEnum
CREATE TYPE "WhatsAppState" AS ENUM ('waiting', 'sent', 'delivered', 'read', 'failed');

-- AlterTable
ALTER TABLE "contact_messages" ADD COLUMN     "whatsapp" TEXT,
ADD COLUMN     "whatsappUntil" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "whatsapp_messages" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "template" TEXT,
    "mail" JSONB,
    "replyId" UUID,
    "state" "WhatsAppState" NOT NULL DEFAULT 'waiting',
    "providerId" TEXT,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "nextAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "error" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "whatsapp_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "whatsapp_receipts" (
    "id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "whatsapp_receipts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "whatsapp_messages_replyId_key" ON "whatsapp_messages"("replyId");

-- CreateIndex
CREATE UNIQUE INDEX "whatsapp_messages_providerId_key" ON "whatsapp_messages"("providerId");

-- CreateIndex
CREATE INDEX "whatsapp_messages_createdAt_id_idx" ON "whatsapp_messages"("createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "whatsapp_messages_number_createdAt_idx" ON "whatsapp_messages"("number", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "whatsapp_receipts_number_receivedAt_idx" ON "whatsapp_receipts"("number", "receivedAt" DESC);

-- CreateIndex
CREATE INDEX "whatsapp_receipts_receivedAt_idx" ON "whatsapp_receipts"("receivedAt");

-- CreateIndex
CREATE INDEX "contact_messages_whatsapp_createdAt_idx" ON "contact_messages"("whatsapp", "createdAt" DESC);

-- AddForeignKey
ALTER TABLE "whatsapp_messages" ADD CONSTRAINT "whatsapp_messages_replyId_fkey" FOREIGN KEY ("replyId") REFERENCES "message_replies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE OR REPLACE FUNCTION whatsapp_number(account uuid, phone text, asked text, most int) RETURNS text
    LANGUAGE plpgsql STABLE AS $$
DECLARE
    choice "consents";
BEGIN
    SELECT * INTO choice FROM "consents"
    WHERE "userId" = account AND "kind" = asked ORDER BY "at" DESC LIMIT 1;
    IF NOT FOUND THEN
        SELECT * INTO choice FROM "consents"
        WHERE "userId" IS NULL AND "contact" = phone AND "kind" = asked ORDER BY "at" DESC LIMIT 1;
    END IF;
    IF choice."given" IS NOT TRUE THEN
        RETURN NULL;
    END IF;
    IF most IS NOT NULL AND (
        SELECT count(*) FROM "whatsapp_messages"
        WHERE "number" = choice."contact" AND "createdAt" > now() - interval '1 day'
    ) >= most THEN
        RETURN NULL;
    END IF;
    RETURN choice."contact";
END $$;

-- Messages that wait, those that are due first.
CREATE INDEX "whatsapp_messages_due" ON "whatsapp_messages" ("nextAt") WHERE "state" = 'waiting';

-- Who writes by WhatsApp gives a number in place of an email.
ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_email_known";
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_email_known"
    CHECK ("email" IS NOT NULL OR "kind" = 'order' OR "whatsapp" IS NOT NULL);

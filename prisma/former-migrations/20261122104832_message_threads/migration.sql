-- CreateEnum
CREATE TYPE "MessageKind" AS ENUM ('contact', 'order');

-- CreateEnum
CREATE TYPE "MessageStatus" AS ENUM ('new', 'answered', 'spam');

-- AlterTable
ALTER TABLE "contact_messages" ADD COLUMN     "answeredAt" TIMESTAMPTZ(3),
ADD COLUMN     "kind" "MessageKind" NOT NULL DEFAULT 'contact',
ADD COLUMN     "orderId" UUID,
ADD COLUMN     "status" "MessageStatus" NOT NULL DEFAULT 'new',
ADD COLUMN     "writtenBy" TEXT;

-- CreateTable
CREATE TABLE "message_replies" (
    "id" UUID NOT NULL,
    "messageId" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "userId" UUID,
    "by" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_replies_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "message_replies_messageId_createdAt_idx" ON "message_replies"("messageId", "createdAt");

-- CreateIndex
CREATE INDEX "contact_messages_status_createdAt_id_idx" ON "contact_messages"("status", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "contact_messages_orderId_createdAt_idx" ON "contact_messages"("orderId", "createdAt" DESC);

-- AddForeignKey
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "contact_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema language cannot say ------------------------------------------------------

ALTER TABLE "contact_messages" ADD COLUMN "searchText" TEXT GENERATED ALWAYS AS
    (lower("name" || ' ' || "email" || ' ' || coalesce("company", '') || ' ' || "message")) STORED;
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin ("searchText" gin_trgm_ops);

ALTER TABLE "contact_messages"
    ADD CONSTRAINT "contact_messages_order_known" CHECK ("kind" = 'order' OR "orderId" IS NULL),
    ADD CONSTRAINT "contact_messages_own_answered" CHECK ("writtenBy" IS NULL OR "status" = 'answered');

-- So far the number of the order stood in the text, and every message was answered from the shop's mailbox.
UPDATE "contact_messages" m SET "kind" = 'order', "orderId" = o."id",
    "message" = regexp_replace(m."message", '^About order [^:]+:\n\n', '')
FROM "orders" o WHERE o."orderId" = substring(m."message" from '^About order ([^:]+):\n\n');
UPDATE "contact_messages" SET "status" = 'answered';

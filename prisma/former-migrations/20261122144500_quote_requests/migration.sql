-- AlterEnum
ALTER TYPE "MessageKind" ADD VALUE 'quote';

-- AlterTable
ALTER TABLE "contact_messages" ADD COLUMN     "request" JSONB,
ADD COLUMN     "userId" UUID;

-- CreateIndex
CREATE INDEX "contact_messages_userId_createdAt_id_idx" ON "contact_messages"("userId", "createdAt" DESC, "id");

-- AddForeignKey
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "contact_messages"
    ADD CONSTRAINT "contact_messages_request_of_quote" CHECK (("kind"::text = 'quote') = ("request" IS NOT NULL));

-- AlterTable
ALTER TABLE "contact_messages" ADD COLUMN     "attachmentId" UUID;

-- CreateTable
CREATE TABLE "attachments" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "attachments_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "attachments_createdAt_idx" ON "attachments"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "contact_messages_attachmentId_key" ON "contact_messages"("attachmentId");

-- AddForeignKey
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_attachmentId_fkey" FOREIGN KEY ("attachmentId") REFERENCES "attachments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- A file is packed already: packing it again would cost time and save nothing.
ALTER TABLE "attachments" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;

ALTER TABLE "attachments"
    ADD CONSTRAINT "attachments_type_known" CHECK ("type" IN ('application/pdf', 'image/png', 'image/jpeg', 'image/webp')),
    ADD CONSTRAINT "attachments_whole" CHECK ("size" = octet_length("bytes") AND "size" BETWEEN 1 AND 5242880),
    ADD CONSTRAINT "attachments_sha256_of_bytes" CHECK ("sha256" = encode(sha256("bytes"), 'hex'));

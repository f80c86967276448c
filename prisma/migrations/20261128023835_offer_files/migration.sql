-- CreateTable
CREATE TABLE "offer_files" (
    "attachmentId" UUID NOT NULL,
    "offerId" UUID NOT NULL,

    CONSTRAINT "offer_files_pkey" PRIMARY KEY ("attachmentId")
);

-- CreateIndex
CREATE INDEX "offer_files_offerId_idx" ON "offer_files"("offerId");

-- AddForeignKey
ALTER TABLE "offer_files" ADD CONSTRAINT "offer_files_attachmentId_fkey" FOREIGN KEY ("attachmentId") REFERENCES "attachments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_files" ADD CONSTRAINT "offer_files_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "offers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

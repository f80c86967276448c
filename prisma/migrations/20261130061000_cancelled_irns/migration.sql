-- AlterTable
ALTER TABLE "invoice_registrations" ADD COLUMN     "cancelledAt" TIMESTAMPTZ(3),
ADD COLUMN     "cancelledBy" TEXT,
ADD COLUMN     "creditNoteId" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "invoice_registrations_creditNoteId_key" ON "invoice_registrations"("creditNoteId");

-- AddForeignKey
ALTER TABLE "invoice_registrations" ADD CONSTRAINT "invoice_registrations_creditNoteId_fkey" FOREIGN KEY ("creditNoteId") REFERENCES "order_documents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

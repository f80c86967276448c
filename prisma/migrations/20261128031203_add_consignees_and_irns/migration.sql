-- AlterTable
ALTER TABLE "addresses" ADD COLUMN     "gstin" TEXT;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "consigneeGstin" TEXT;

-- CreateTable
CREATE TABLE "invoice_registrations" (
    "documentId" UUID NOT NULL,
    "irn" TEXT NOT NULL,
    "ackNo" TEXT NOT NULL,
    "ackDate" TIMESTAMPTZ(3) NOT NULL,
    "signedQr" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "by" TEXT NOT NULL,

    CONSTRAINT "invoice_registrations_pkey" PRIMARY KEY ("documentId")
);

-- CreateIndex
CREATE UNIQUE INDEX "invoice_registrations_irn_key" ON "invoice_registrations"("irn");

-- AddForeignKey
ALTER TABLE "invoice_registrations" ADD CONSTRAINT "invoice_registrations_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "order_documents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

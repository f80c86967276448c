-- CreateEnum
CREATE TYPE "PurchaseOrderDemand" AS ENUM ('none', 'number', 'file');

-- AlterTable
ALTER TABLE "companies" ADD COLUMN     "purchaseOrder" "PurchaseOrderDemand" NOT NULL DEFAULT 'none';

-- AlterTable
ALTER TABLE "approval_requests" ADD COLUMN     "purchaseOrderFileId" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "approval_requests_purchaseOrderFileId_key" ON "approval_requests"("purchaseOrderFileId");

-- AddForeignKey
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_purchaseOrderFileId_fkey" FOREIGN KEY ("purchaseOrderFileId") REFERENCES "attachments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "approval_requests" ADD COLUMN     "correctsId" UUID;

-- AlterTable
ALTER TABLE "order_status_changes" ADD COLUMN     "corrected" JSONB;

-- CreateIndex
CREATE INDEX "approval_requests_correctsId_idx" ON "approval_requests"("correctsId");

-- AddForeignKey
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_correctsId_fkey" FOREIGN KEY ("correctsId") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

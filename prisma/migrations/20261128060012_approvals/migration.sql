-- AlterTable
ALTER TABLE "approval_requests" ADD COLUMN     "approvals" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "firstApprover" TEXT,
ADD COLUMN     "firstApproverId" UUID;

-- AlterTable
ALTER TABLE "idempotency_keys" ADD COLUMN     "approvalRequestId" UUID;

-- CreateIndex
CREATE INDEX "idempotency_keys_approvalRequestId_idx" ON "idempotency_keys"("approvalRequestId");

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_approvalRequestId_fkey" FOREIGN KEY ("approvalRequestId") REFERENCES "approval_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "idempotency_keys"
  DROP CONSTRAINT idempotency_keys_one_result,
  ADD CONSTRAINT idempotency_keys_one_result
    CHECK (num_nonnulls("orderId", "productId", "approvalRequestId") = 1);

ALTER TABLE "approval_requests"
  ADD CONSTRAINT approval_requests_approvals CHECK ("approvals" BETWEEN 1 AND 2);

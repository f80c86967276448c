-- DropIndex
DROP INDEX "orders_userId_createdAt_id_idx";

-- CreateIndex
CREATE INDEX "orders_userId_companyId_createdAt_id_idx" ON "orders"("userId", "companyId", "createdAt" DESC, "id");

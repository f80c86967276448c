-- CreateIndex
CREATE INDEX "stock_adjustments_createdAt_idx" ON "stock_adjustments"("createdAt");

-- CreateIndex
CREATE INDEX "order_status_changes_status_at_idx" ON "order_status_changes"("status", "at");

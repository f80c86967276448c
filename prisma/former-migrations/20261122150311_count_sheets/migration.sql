-- AlterTable
ALTER TABLE "stock_adjustments" ADD COLUMN     "sheetId" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "stock_adjustments_sheetId_productId_key" ON "stock_adjustments"("sheetId", "productId");

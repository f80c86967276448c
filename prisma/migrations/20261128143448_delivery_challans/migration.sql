-- AlterEnum
ALTER TYPE "DocumentKind" ADD VALUE 'delivery_challan';

-- CreateTable
CREATE TABLE "delivery_challans" (
    "number" TEXT NOT NULL,
    "financialYear" INTEGER NOT NULL,
    "serial" INTEGER NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,
    "orderId" UUID NOT NULL,
    "dispatchId" UUID,

    CONSTRAINT "delivery_challans_pkey" PRIMARY KEY ("number")
);

-- CreateIndex
CREATE UNIQUE INDEX "delivery_challans_dispatchId_key" ON "delivery_challans"("dispatchId");

-- CreateIndex
CREATE INDEX "delivery_challans_orderId_idx" ON "delivery_challans"("orderId");

-- CreateIndex
CREATE UNIQUE INDEX "delivery_challans_financialYear_serial_key" ON "delivery_challans"("financialYear", "serial");

-- AddForeignKey
ALTER TABLE "delivery_challans" ADD CONSTRAINT "delivery_challans_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery_challans" ADD CONSTRAINT "delivery_challans_dispatchId_fkey" FOREIGN KEY ("dispatchId") REFERENCES "order_dispatches"("id") ON DELETE SET NULL ON UPDATE CASCADE;

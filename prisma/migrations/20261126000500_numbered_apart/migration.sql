-- Orders that were placed under the flat tax and are finished under GST have numbers of their own.
ALTER TABLE "document_series" ADD COLUMN "lastApartSerial" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "order_documents" ADD COLUMN "isApart" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE UNIQUE INDEX "order_documents_kind_financialYear_isApart_serial_key" ON "order_documents"("kind", "financialYear", "isApart", "serial");

-- DropIndex
DROP INDEX "order_documents_kind_financialYear_serial_key";

ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_apart_is_flat" CHECK (NOT "isApart" OR "regime" = 'flat');

-- CreateEnum
CREATE TYPE "CertificateKind" AS ENUM ('fssai', 'fsc', 'compostable', 'other');

-- CreateTable
CREATE TABLE "certificates" (
    "id" UUID NOT NULL,
    "productId" UUID NOT NULL,
    "kind" "CertificateKind" NOT NULL,
    "name" TEXT NOT NULL,
    "number" TEXT,
    "issuedOn" DATE NOT NULL,
    "validUntil" DATE,
    "attachmentId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "certificates_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "certificates_attachmentId_key" ON "certificates"("attachmentId");

-- CreateIndex
CREATE INDEX "certificates_productId_issuedOn_idx" ON "certificates"("productId", "issuedOn");

-- AddForeignKey
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_attachmentId_fkey" FOREIGN KEY ("attachmentId") REFERENCES "attachments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- CreateEnum
CREATE TYPE "ClaimDecision" AS ENUM ('replace', 'credit', 'refuse');

-- CreateTable
CREATE TABLE "order_claims" (
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "requestKey" TEXT,
    "requestHash" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decision" "ClaimDecision",
    "words" TEXT,
    "decidedAt" TIMESTAMPTZ(3),
    "decidedBy" TEXT,
    "creditNoteId" UUID,

    CONSTRAINT "order_claims_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_claim_lines" (
    "claimId" UUID NOT NULL,
    "orderLineId" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "order_claim_lines_pkey" PRIMARY KEY ("claimId","orderLineId")
);

-- CreateTable
CREATE TABLE "order_claim_photos" (
    "claimId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "attachmentId" UUID NOT NULL,

    CONSTRAINT "order_claim_photos_pkey" PRIMARY KEY ("claimId","position")
);

-- CreateIndex
CREATE UNIQUE INDEX "order_claims_creditNoteId_key" ON "order_claims"("creditNoteId");

-- CreateIndex
CREATE INDEX "order_claims_orderId_createdAt_idx" ON "order_claims"("orderId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "order_claims_orderId_requestKey_key" ON "order_claims"("orderId", "requestKey");

-- CreateIndex
CREATE INDEX "order_claim_lines_orderLineId_idx" ON "order_claim_lines"("orderLineId");

-- CreateIndex
CREATE UNIQUE INDEX "order_claim_photos_attachmentId_key" ON "order_claim_photos"("attachmentId");

-- AddForeignKey
ALTER TABLE "order_claims" ADD CONSTRAINT "order_claims_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_claims" ADD CONSTRAINT "order_claims_creditNoteId_fkey" FOREIGN KEY ("creditNoteId") REFERENCES "order_documents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_claim_lines" ADD CONSTRAINT "order_claim_lines_claimId_fkey" FOREIGN KEY ("claimId") REFERENCES "order_claims"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_claim_lines" ADD CONSTRAINT "order_claim_lines_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES "order_lines"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_claim_photos" ADD CONSTRAINT "order_claim_photos_claimId_fkey" FOREIGN KEY ("claimId") REFERENCES "order_claims"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_claim_photos" ADD CONSTRAINT "order_claim_photos_attachmentId_fkey" FOREIGN KEY ("attachmentId") REFERENCES "attachments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE INDEX "order_claims_open" ON "order_claims" ("orderId") WHERE "decision" IS NULL;

ALTER TABLE "order_claims" ADD CONSTRAINT "order_claims_answered" CHECK (
    num_nulls("decision", "words", "decidedAt", "decidedBy") IN (0, 4)
    AND ("creditNoteId" IS NULL OR "decision" = 'credit'));
ALTER TABLE "order_claim_lines" ADD CONSTRAINT "order_claim_lines_quantity_positive" CHECK ("quantity" > 0);

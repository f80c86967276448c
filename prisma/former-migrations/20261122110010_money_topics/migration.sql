-- AlterEnum: a value cannot be used before the transaction that adds it has ended; the next migration does.
ALTER TYPE "TallyTopic" ADD VALUE 'billed';
ALTER TYPE "TallyTopic" ADD VALUE 'received';
ALTER TYPE "TallyTopic" ADD VALUE 'outstanding';

-- CreateIndex
CREATE INDEX "payments_at_idx" ON "payments"("at");

-- CreateTable
CREATE TABLE "sent_mails" (
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "template" TEXT NOT NULL,
    "queuedAt" TIMESTAMPTZ(3) NOT NULL,
    "sentAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sent_mails_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "sent_mails_orderId_sentAt_idx" ON "sent_mails"("orderId", "sentAt");

-- AddForeignKey
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterEnum
ALTER TYPE "OrderProof" ADD VALUE 'payment';

-- CreateTable
CREATE TABLE "razorpay_orders" (
    "id" TEXT NOT NULL,
    "orderId" UUID NOT NULL,
    "amountPaise" BIGINT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lookedAt" TIMESTAMPTZ(3),
    "looks" INTEGER NOT NULL DEFAULT 0,
    "nextLookAt" TIMESTAMPTZ(3) NOT NULL,
    "settledAt" TIMESTAMPTZ(3),

    CONSTRAINT "razorpay_orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "razorpay_events" (
    "id" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "razorpay_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "razorpay_refunds" (
    "paymentId" TEXT NOT NULL,
    "orderId" UUID NOT NULL,
    "amountPaise" BIGINT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "nextTryAt" TIMESTAMPTZ(3),

    CONSTRAINT "razorpay_refunds_pkey" PRIMARY KEY ("paymentId")
);

-- CreateIndex
CREATE INDEX "razorpay_orders_orderId_idx" ON "razorpay_orders"("orderId");

-- CreateIndex
CREATE INDEX "razorpay_events_receivedAt_idx" ON "razorpay_events"("receivedAt");

-- CreateIndex
CREATE INDEX "razorpay_refunds_orderId_idx" ON "razorpay_refunds"("orderId");

-- CreateIndex
CREATE INDEX "razorpay_refunds_nextTryAt_idx" ON "razorpay_refunds"("nextTryAt");

-- AddForeignKey
ALTER TABLE "razorpay_orders" ADD CONSTRAINT "razorpay_orders_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "razorpay_refunds" ADD CONSTRAINT "razorpay_refunds_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What is still waited for, by when it is looked at next.
CREATE INDEX "razorpay_orders_unsettled" ON "razorpay_orders" ("nextLookAt") WHERE "settledAt" IS NULL;
ALTER TABLE "razorpay_orders" ADD CONSTRAINT "razorpay_orders_amount" CHECK ("amountPaise" > 0);
ALTER TABLE "razorpay_refunds" ADD CONSTRAINT "razorpay_refunds_amount" CHECK ("amountPaise" > 0);

-- CreateTable
CREATE TABLE "proformas" (
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "n" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,
    "content" JSONB NOT NULL,

    CONSTRAINT "proformas_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "proformas_number_key" ON "proformas"("number");

-- CreateIndex
CREATE UNIQUE INDEX "proformas_orderId_n_key" ON "proformas"("orderId", "n");

-- AddForeignKey
ALTER TABLE "proformas" ADD CONSTRAINT "proformas_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

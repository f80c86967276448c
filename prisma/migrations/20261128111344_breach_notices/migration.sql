-- CreateTable
CREATE TABLE "breaches" (
    "reference" TEXT NOT NULL,
    "facts" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "breaches_pkey" PRIMARY KEY ("reference")
);

-- CreateTable
CREATE TABLE "breach_notices" (
    "id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "toBoard" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "breach_notices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "breaches_createdAt_idx" ON "breaches"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "breach_notices_reference_email_key" ON "breach_notices"("reference", "email");

-- AddForeignKey
ALTER TABLE "breach_notices" ADD CONSTRAINT "breach_notices_reference_fkey" FOREIGN KEY ("reference") REFERENCES "breaches"("reference") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "saved_lists" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "userId" UUID,
    "companyId" UUID,
    "items" JSONB NOT NULL DEFAULT '[]',
    "everyWeeks" INTEGER,
    "nextOn" DATE,
    "paused" BOOLEAN NOT NULL DEFAULT false,
    "askedOn" DATE,
    "keeperId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_lists_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "saved_lists_userId_companyId_idx" ON "saved_lists"("userId", "companyId");

-- CreateIndex
CREATE INDEX "saved_lists_companyId_idx" ON "saved_lists"("companyId");

-- CreateIndex
CREATE INDEX "saved_lists_keeperId_idx" ON "saved_lists"("keeperId");

-- CreateIndex
CREATE INDEX "saved_lists_nextOn_idx" ON "saved_lists"("nextOn");

-- AddForeignKey
ALTER TABLE "saved_lists" ADD CONSTRAINT "saved_lists_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_lists" ADD CONSTRAINT "saved_lists_keeperId_fkey" FOREIGN KEY ("keeperId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_lists" ADD CONSTRAINT "saved_lists_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A standing order has its rhythm and its day; only such a list is paused or has a turn that was asked about.
ALTER TABLE "saved_lists"
  ADD CONSTRAINT saved_lists_weeks CHECK ("everyWeeks" BETWEEN 1 AND 26),
  ADD CONSTRAINT saved_lists_turn CHECK (num_nulls("everyWeeks", "nextOn") IN (0, 2)),
  ADD CONSTRAINT saved_lists_standing CHECK ("everyWeeks" IS NOT NULL OR (NOT "paused" AND "askedOn" IS NULL));

-- CreateTable
CREATE TABLE "direct_uploads" (
    "id" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "bytes" INTEGER NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "takenAt" TIMESTAMPTZ(3),

    CONSTRAINT "direct_uploads_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "direct_uploads_expiresAt_idx" ON "direct_uploads"("expiresAt");

-- CreateIndex
CREATE INDEX "direct_uploads_userId_idx" ON "direct_uploads"("userId");

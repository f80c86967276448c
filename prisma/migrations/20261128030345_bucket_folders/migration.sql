-- CreateTable
CREATE TABLE "bucket_folders" (
    "id" UUID NOT NULL,
    "group" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bucket_folders_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "bucket_folders_createdAt_idx" ON "bucket_folders"("createdAt");

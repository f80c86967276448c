-- CreateEnum
CREATE TYPE "ArtworkState" AS ENUM ('uploading', 'stored', 'refused');

-- CreateEnum
CREATE TYPE "PreflightState" AS ENUM ('checking', 'ok', 'warnings', 'errors', 'not_checked');

-- CreateTable
CREATE TABLE "artworks" (
    "id" UUID NOT NULL,
    "userId" UUID,
    "orderId" UUID,
    "lineId" UUID,
    "name" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "isSource" BOOLEAN NOT NULL DEFAULT false,
    "partSize" INTEGER NOT NULL,
    "sha256" TEXT,
    "state" "ArtworkState" NOT NULL DEFAULT 'uploading',
    "preflightState" "PreflightState" NOT NULL DEFAULT 'not_checked',
    "facts" JSONB,
    "findings" JSONB NOT NULL DEFAULT '[]',
    "pages" INTEGER NOT NULL DEFAULT 0,
    "storage" TEXT NOT NULL,
    "key" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completedAt" TIMESTAMPTZ(3),
    "checkedAt" TIMESTAMPTZ(3),
    "checks" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "artworks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "artwork_parts" (
    "artworkId" UUID NOT NULL,
    "n" INTEGER NOT NULL,
    "size" INTEGER NOT NULL,

    CONSTRAINT "artwork_parts_pkey" PRIMARY KEY ("artworkId","n")
);

-- CreateIndex
CREATE INDEX "artworks_userId_createdAt_idx" ON "artworks"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "artworks_orderId_idx" ON "artworks"("orderId");

-- CreateIndex
CREATE INDEX "artworks_createdAt_idx" ON "artworks"("createdAt");

-- AddForeignKey
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "artwork_parts" ADD CONSTRAINT "artwork_parts_artworkId_fkey" FOREIGN KEY ("artworkId") REFERENCES "artworks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language cannot say ------------------------------------------------------

-- The bound of lib/artwork/kinds.ts, and a file is taken only when it was compared with its sum.
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_size" CHECK ("size" BETWEEN 1 AND 104857600);
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_taken" CHECK (
    "state" <> 'stored' OR ("sha256" IS NOT NULL AND "key" IS NOT NULL AND "completedAt" IS NOT NULL));
ALTER TABLE "artwork_parts" ADD CONSTRAINT "artwork_parts_counted" CHECK ("n" >= 1 AND "size" >= 1);

-- Files that wait for the virus scanner or the preflight.
CREATE INDEX "artworks_to_check" ON "artworks" ("createdAt")
    WHERE ("state" = 'uploading' AND "sha256" IS NOT NULL) OR "preflightState" = 'checking';

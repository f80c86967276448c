-- AlterTable
ALTER TABLE "stored_images" ADD COLUMN     "sourceHash" TEXT;

-- CreateIndex
CREATE INDEX "stored_images_sourceHash_idx" ON "stored_images"("sourceHash");

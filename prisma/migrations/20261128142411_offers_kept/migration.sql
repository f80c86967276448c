-- AlterTable
ALTER TABLE "offer_versions" ADD COLUMN     "kept" BOOLEAN NOT NULL DEFAULT false;

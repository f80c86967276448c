-- AlterTable
ALTER TABLE "products" ADD COLUMN     "gtin" TEXT;

-- AlterTable
ALTER TABLE "categories" ADD COLUMN     "googleCategory" TEXT NOT NULL DEFAULT '';

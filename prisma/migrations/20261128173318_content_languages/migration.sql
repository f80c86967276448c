-- AlterTable
ALTER TABLE "products" ADD COLUMN     "translations" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "categories" ADD COLUMN     "translations" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "dieline" JSONB;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "distanceKm" INTEGER;

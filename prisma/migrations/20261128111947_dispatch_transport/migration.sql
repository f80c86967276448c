-- AlterTable
ALTER TABLE "order_dispatches" ADD COLUMN     "distanceKm" INTEGER,
ADD COLUMN     "transporterId" TEXT,
ADD COLUMN     "transporterName" TEXT,
ADD COLUMN     "vehicle" TEXT;

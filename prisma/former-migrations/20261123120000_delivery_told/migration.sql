-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "deliverBy" DATE;

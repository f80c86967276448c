-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "dispatchBy" DATE;

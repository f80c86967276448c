-- AlterTable
ALTER TABLE "order_dispatches" ADD COLUMN     "deliveredOn" DATE;

-- AlterTable
ALTER TABLE "order_dispatch_lines" ADD COLUMN     "quantityBefore" INTEGER;

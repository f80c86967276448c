-- CreateEnum
CREATE TYPE "ProductionStep" AS ENUM ('to_start', 'printing', 'converting', 'packed');

-- AlterTable
ALTER TABLE "order_lines" ADD COLUMN     "productionStep" "ProductionStep" NOT NULL DEFAULT 'to_start';

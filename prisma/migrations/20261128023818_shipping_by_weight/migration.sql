-- CreateEnum
CREATE TYPE "ShippingWay" AS ENUM ('courier', 'transport', 'own', 'pickup');

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "carton" JSONB,
ADD COLUMN     "packedWeight" INTEGER;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "shippingWay" "ShippingWay";

-- CreateTable
CREATE TABLE "shipping_rates" (
    "id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "way" "ShippingWay" NOT NULL,
    "pins" TEXT[],
    "perKgPaise" INTEGER NOT NULL,
    "leastPaise" INTEGER NOT NULL,
    "askAboveGrams" INTEGER,

    CONSTRAINT "shipping_rates_pkey" PRIMARY KEY ("id")
);

-- What Prisma's schema language cannot say ------------------------------------------------------

ALTER TABLE "products"
    ADD CONSTRAINT "products_packed_weight_range" CHECK ("packedWeight" BETWEEN 1 AND 1000000),
    ADD CONSTRAINT "products_carton_map" CHECK (jsonb_typeof("carton") = 'object');

ALTER TABLE "shipping_rates"
    ALTER COLUMN "pins" SET NOT NULL,
    ADD CONSTRAINT "shipping_rates_not_negative"
        CHECK ("perKgPaise" >= 0 AND "leastPaise" >= 0 AND "askAboveGrams" >= 0);

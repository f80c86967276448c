-- AlterTable
ALTER TABLE "offer_versions" ADD COLUMN     "freightPin" TEXT,
ADD COLUMN     "shippingWay" "ShippingWay";

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "dispatchDays" INTEGER;

-- What Prisma's schema language cannot say ------------------------------------------------------

ALTER TABLE "products"
    ADD CONSTRAINT "products_dispatch_days" CHECK ("dispatchDays" BETWEEN 0 AND 365);

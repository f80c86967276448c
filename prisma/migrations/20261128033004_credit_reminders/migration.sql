-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "creditReminderDay" INTEGER NOT NULL DEFAULT 0;

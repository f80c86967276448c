-- AlterTable
ALTER TABLE "orders" DROP COLUMN "creditReminderDay";

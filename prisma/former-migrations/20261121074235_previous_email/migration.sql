-- AlterTable
ALTER TABLE "account_tokens" ADD COLUMN     "previousEmail" TEXT;

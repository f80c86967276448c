-- AlterTable
ALTER TABLE "backup_runs" ADD COLUMN     "copiedAt" TIMESTAMPTZ(3),
ADD COLUMN     "copyBegunAt" TIMESTAMPTZ(3),
ADD COLUMN     "copyBytes" BIGINT,
ADD COLUMN     "copyFailure" TEXT;

-- DropTable
DROP TABLE "direct_uploads";

-- DropTable
DROP TABLE "guess_counters";

-- DropTable
DROP TABLE "limited_events";

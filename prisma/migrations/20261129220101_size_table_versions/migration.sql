-- CreateTable
CREATE TABLE "size_table_versions" (
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "isDemo" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "size_table_versions_pkey" PRIMARY KEY ("version")
);

CREATE OR REPLACE TRIGGER "size_table_versions_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "size_table_versions"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books();

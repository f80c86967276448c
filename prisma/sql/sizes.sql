-- Versions of the size table are added and never changed: orders and offers name the one that they were priced by.

CREATE OR REPLACE TRIGGER "size_table_versions_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "size_table_versions"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books();

CREATE OR REPLACE TRIGGER "order_returns_append_only" BEFORE DELETE OR TRUNCATE ON "order_returns"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books();

CREATE OR REPLACE TRIGGER "order_returns_kept" BEFORE UPDATE ON "order_returns" FOR EACH ROW
    WHEN (OLD."creditNoteId" IS NULL OR NEW."creditNoteId" IS NULL
        OR to_jsonb(NEW) - 'creditNoteId' - 'valuePaise' IS DISTINCT FROM to_jsonb(OLD) - 'creditNoteId' - 'valuePaise')
    EXECUTE FUNCTION refuse_change_of_books();

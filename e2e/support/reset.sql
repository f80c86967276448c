-- Part of the template of the test databases: `SELECT testing.reset()` brings a copy back to the
-- state after the migrations, in milliseconds.
CREATE SCHEMA testing;

-- What the migrations wrote, kept aside.
DO $$
DECLARE
    name text;
    filled boolean;
BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' LOOP
        EXECUTE format('SELECT EXISTS (SELECT FROM public.%I)', name) INTO filled;
        IF filled THEN
            EXECUTE format('CREATE TABLE testing.%I AS TABLE public.%I', name, name);
        END IF;
    END LOOP;
END $$;

-- Deleting beats truncating while tables are small; as a replica it asks neither foreign keys nor triggers. A table
-- without a page holds no row.
CREATE FUNCTION testing.reset() RETURNS void LANGUAGE plpgsql
    SET session_replication_role = replica AS $$
DECLARE
    name text;
BEGIN
    FOR name IN SELECT relname FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> '_prisma_migrations'
            AND pg_relation_size(oid) > 0 LOOP
        EXECUTE format('DELETE FROM public.%I', name);
    END LOOP;
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'testing' LOOP
        EXECUTE format('INSERT INTO public.%I SELECT * FROM testing.%I', name, name);
    END LOOP;
    DELETE FROM pgboss.job;
END $$;

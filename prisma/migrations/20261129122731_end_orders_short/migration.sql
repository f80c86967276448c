-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "endedShortAt" TIMESTAMPTZ(3);

CREATE OR REPLACE FUNCTION check_made() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    ordered bigint := coalesce(NEW."orderedQuantity", NEW."quantity");
    tolerance integer;
    ended boolean;
BEGIN
    SELECT "tolerancePercent", "endedShortAt" IS NOT NULL INTO tolerance, ended FROM "orders" WHERE "id" = NEW."orderId";
    IF abs(NEW."quantity" - ordered) * 100 > ordered * tolerance AND NOT (ended AND NEW."quantity" < ordered) THEN
        RAISE EXCEPTION 'No more or less of a line is made than was agreed' USING ERRCODE = 'check_violation';
    END IF;
    IF NEW."quantity" < (SELECT coalesce(sum("quantity"), 0) FROM "order_dispatch_lines" WHERE "orderLineId" = NEW."id") THEN
        RAISE EXCEPTION 'More of the line was dispatched' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
END $$;


-- A line of which nothing left before its order was ended short.
ALTER TABLE "order_lines"
    DROP CONSTRAINT "order_lines_quantity_positive",
    ADD CONSTRAINT "order_lines_quantity_positive" CHECK ("quantity" > 0 OR ("quantity" = 0 AND "orderedQuantity" > 0));

-- Matches an order without an email to its customer.

-- The digits of a phone number as dialled within India, whether it was typed with +91, 0091 or 0 in front or without.
-- The index orders_by_phone uses it: a change of this function has to rebuild the index.
CREATE OR REPLACE FUNCTION phone_digits(phone text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^0*(91)?0*(?=\d{10}$)', '');

-- Refuses dispatches of a line beyond its quantity, also when two transactions write them at once.
CREATE OR REPLACE FUNCTION check_dispatched() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    agreed integer;
    dispatched bigint;
BEGIN
    SELECT l."quantity" INTO agreed
    FROM "order_lines" l JOIN "order_dispatches" d ON d."orderId" = l."orderId" AND d."id" = NEW."dispatchId"
    WHERE l."id" = NEW."orderLineId" FOR NO KEY UPDATE OF l;
    SELECT sum("quantity") INTO dispatched FROM "order_dispatch_lines" WHERE "orderLineId" = NEW."orderLineId";
    IF agreed IS NULL OR dispatched > agreed THEN
        RAISE EXCEPTION 'No more of a line is dispatched than its order has' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "order_dispatch_lines_ordered" AFTER INSERT OR UPDATE ON "order_dispatch_lines"
    FOR EACH ROW EXECUTE FUNCTION check_dispatched();

-- Refuses a quantity of a line below what was dispatched of it, or beyond the tolerance that its order agreed. Less is
-- right for an order that was ended short.
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

CREATE OR REPLACE TRIGGER "order_lines_made" AFTER UPDATE OF "quantity", "orderedQuantity" ON "order_lines"
    FOR EACH ROW EXECUTE FUNCTION check_made();

-- Refuses call-offs of a line beyond what may still leave of it, also when two transactions write them at once. More than
-- was ordered may leave of a custom line, within the tolerance of its order.
CREATE OR REPLACE FUNCTION check_called_off() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    most bigint;
    dispatched bigint;
    called bigint;
BEGIN
    SELECT greatest(l."quantity", CASE WHEN l."kind" = 'custom'
            THEN coalesce(l."orderedQuantity", l."quantity")::bigint * (100 + o."tolerancePercent") / 100 ELSE 0 END)
    INTO most
    FROM "order_lines" l JOIN "orders" o ON o."id" = l."orderId"
    WHERE l."id" = NEW."orderLineId" AND l."orderId" = NEW."orderId" FOR NO KEY UPDATE OF l;
    SELECT coalesce(sum("quantity"), 0) INTO dispatched FROM "order_dispatch_lines" WHERE "orderLineId" = NEW."orderLineId";
    SELECT coalesce(sum("quantity" - "sent"), 0) INTO called
    FROM "order_call_offs" WHERE "orderLineId" = NEW."orderLineId" AND "state" <> 'declined';
    IF most IS NULL OR (NEW."state" <> 'declined' AND dispatched + called > most) THEN
        RAISE EXCEPTION 'No more of a line is called off than may leave' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "order_call_offs_ordered" AFTER INSERT OR UPDATE OF "quantity", "state" ON "order_call_offs"
    FOR EACH ROW EXECUTE FUNCTION check_called_off();

-- Maintains how much of a call-off has left. A dispatch that is taken back opens what it had met.
CREATE OR REPLACE FUNCTION count_called_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "order_call_offs" c SET "sent" = (
        SELECT coalesce(sum(d."quantity"), 0) FROM "order_call_off_dispatches" d WHERE d."callOffId" = c."id"
    ) WHERE c."id" = coalesce(NEW."callOffId", OLD."callOffId");
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "order_call_off_dispatches_counted" AFTER INSERT OR DELETE ON "order_call_off_dispatches"
    FOR EACH ROW EXECUTE FUNCTION count_called_off();

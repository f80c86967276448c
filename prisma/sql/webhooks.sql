-- Deliveries of webhooks: what changes adds a row for every active webhook that is subscribed, in the transaction of
-- the change. lib/messaging/webhooks sends them. A body holds ids, states and amounts, never a key or a token.

CREATE OR REPLACE FUNCTION add_webhook_deliveries(event text, object uuid, data json) RETURNS void
    LANGUAGE sql AS $$
    INSERT INTO "webhook_deliveries" ("id", "webhookId", "type", "objectId", "body")
    SELECT gen_random_uuid(), w."id", event, object, json_build_object(
        'type', event,
        'timestamp', to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'data', data
    )::text
    FROM "webhooks" w WHERE w."active" AND event = ANY (w."events")
    -- Waits for one that is being deleted, to which no delivery can be added.
    FOR KEY SHARE OF w;
$$;

CREATE OR REPLACE FUNCTION rupees(paise bigint) RETURNS numeric
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN trim_scale(paise::numeric / 100);

-- Events of an order, with the fields that say more.
CREATE OR REPLACE FUNCTION add_order_deliveries(event text, o "orders", more jsonb) RETURNS void
    LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_webhook_deliveries(event, o."id", (jsonb_build_object(
        '_id', o."id", 'orderId', o."orderId", 'status', o."status", 'totalAmount', rupees(o."totalPaise")
    ) || more)::json);
END $$;

CREATE OR REPLACE FUNCTION tell_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_order_deliveries(TG_ARGV[0], NEW, '{}');
    IF TG_OP = 'INSERT' THEN
        PERFORM add_push_messages(TG_ARGV[0], NULL, json_build_object(
            '_id', NEW."id", 'orderId', NEW."orderId", 'amountPaise', NEW."totalPaise"
        ));
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "orders_placed_told" AFTER INSERT ON "orders"
    FOR EACH ROW EXECUTE FUNCTION tell_of_order('order.placed');

CREATE OR REPLACE TRIGGER "orders_status_told" AFTER UPDATE OF "status" ON "orders"
    FOR EACH ROW WHEN (NEW."status" <> OLD."status") EXECUTE FUNCTION tell_of_order('order.status');

-- The trigger payments_added (ledger.sql) comes first, so that the order is read with the sums that the row made.
CREATE OR REPLACE FUNCTION tell_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_order_deliveries(TG_ARGV[0], o, jsonb_build_object('amount', rupees(NEW."amountPaise"))
        || CASE NEW."kind" WHEN 'receipt' THEN jsonb_build_object('due', rupees(greatest(o."outstandingPaise", 0)))
            ELSE '{}' END)
    FROM "orders" o WHERE o."id" = NEW."orderId";
    IF NEW."kind" = 'receipt' THEN
        PERFORM add_push_messages('order.paid', NEW."userId", json_build_object(
            '_id', o."id", 'orderId', o."orderId", 'amountPaise', NEW."amountPaise"
        ))
        FROM "orders" o WHERE o."id" = NEW."orderId";
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "payments_receipt_told" AFTER INSERT ON "payments"
    FOR EACH ROW WHEN (NEW."kind" = 'receipt') EXECUTE FUNCTION tell_of_payment('payment.received');

CREATE OR REPLACE TRIGGER "payments_refund_told" AFTER INSERT ON "payments"
    FOR EACH ROW WHEN (NEW."kind" = 'refund') EXECUTE FUNCTION tell_of_payment('order.refunded');

-- Once for an order: programs ship on it, and a receipt that is taken back and comes again is no second order.
CREATE OR REPLACE FUNCTION tell_of_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "orders" SET "firstPaidAt" = now() WHERE "id" = NEW."id" AND "firstPaidAt" IS NULL;
    IF FOUND THEN
        PERFORM add_order_deliveries('order.paid', NEW,
            jsonb_build_object('amount', rupees(NEW."paidPaise" - NEW."refundedPaise")));
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "orders_paid_told" AFTER UPDATE ON "orders"
    FOR EACH ROW WHEN (NEW."firstPaidAt" IS NULL AND NEW."status" <> 'Cancelled'
        AND OLD."paymentState" IN ('unpaid', 'part') AND NEW."paymentState" IN ('paid', 'over'))
    EXECUTE FUNCTION tell_of_paid();

CREATE OR REPLACE FUNCTION tell_of_dispatch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_order_deliveries('order.dispatched', o, jsonb_build_object(
        'dispatch', jsonb_build_object('_id', NEW."id", 'carrier', NEW."carrier", 'number', NEW."number")
    ))
    FROM "orders" o WHERE o."id" = NEW."orderId";
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "order_dispatches_told" AFTER INSERT ON "order_dispatches"
    FOR EACH ROW EXECUTE FUNCTION tell_of_dispatch();

CREATE OR REPLACE FUNCTION product_body(p "products") RETURNS json
    LANGUAGE sql STABLE
    RETURN json_build_object(
        '_id', p."id", 'name', p."name", 'sku', p."sku", 'price', rupees(p."pricePaise"),
        'stockCount', p."stockCount"
    );

CREATE OR REPLACE FUNCTION tell_of_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_webhook_deliveries(TG_ARGV[0], NEW."id", product_body(NEW));
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "products_added_told" AFTER INSERT ON "products"
    FOR EACH ROW EXECUTE FUNCTION tell_of_product('product.changed');

-- What is saved with a product; a sale or a review is no change of it. Columns that change silently are made equal
-- first; lib/catalogue/fields calls the same ones silent.
CREATE OR REPLACE FUNCTION tell_of_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    OLD."stockCount" := NEW."stockCount";
    OLD."stockBand" := NEW."stockBand";
    OLD."stockState" := NEW."stockState";
    OLD."costPaise" := NEW."costPaise";
    OLD."translations" := NEW."translations";
    OLD."searchText" := NEW."searchText";
    OLD."rating" := NEW."rating";
    OLD."reviewCount" := NEW."reviewCount";
    OLD."featuredPosition" := NEW."featuredPosition";
    OLD."isDemo" := NEW."isDemo";
    OLD."updatedAt" := NEW."updatedAt";
    -- Compares the stored bytes, because json has no equality and specifications stand in an order.
    IF OLD *<> NEW THEN
        PERFORM add_webhook_deliveries('product.changed', NEW."id", product_body(NEW));
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "products_changed_told" AFTER UPDATE ON "products"
    FOR EACH ROW EXECUTE FUNCTION tell_of_changed_product();

CREATE OR REPLACE TRIGGER "products_low_told" AFTER UPDATE ON "products"
    FOR EACH ROW WHEN (OLD."stockState" = 'in-stock' AND NEW."stockState" IN ('low', 'out-of-stock'))
    EXECUTE FUNCTION tell_of_product('stock.low');

CREATE OR REPLACE FUNCTION tell_of_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_webhook_deliveries('message.received', NEW."id", json_build_object(
        '_id', NEW."id", 'kind', NEW."kind", 'order', NEW."orderId"
    ));
    PERFORM add_push_messages('message.received', NULL, json_build_object(
        'kind', NEW."kind", 'order', NEW."orderId"
    ));
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "contact_messages_told" AFTER INSERT ON "contact_messages"
    FOR EACH ROW WHEN (NEW."writtenBy" IS NULL) EXECUTE FUNCTION tell_of_message();

CREATE OR REPLACE FUNCTION tell_of_offer_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_webhook_deliveries('message.received', NEW."id", json_build_object(
        '_id', NEW."id", 'kind', 'offer', 'offer', NEW."offerId"
    ));
    PERFORM add_push_messages('message.received', NULL, json_build_object('kind', 'offer', 'offer', NEW."offerId"));
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "offer_messages_told" AFTER INSERT ON "offer_messages"
    FOR EACH ROW WHEN (NEW."party" = 'customer') EXECUTE FUNCTION tell_of_offer_message();

CREATE OR REPLACE FUNCTION tell_of_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_webhook_deliveries('offer.changed', NEW."id", json_build_object(
        '_id', NEW."id", 'number', NEW."number", 'state', NEW."state", 'version', NEW."version"
    ));
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "offers_added_told" AFTER INSERT ON "offers"
    FOR EACH ROW EXECUTE FUNCTION tell_of_offer();

CREATE OR REPLACE TRIGGER "offers_changed_told" AFTER UPDATE OF "state", "version" ON "offers"
    FOR EACH ROW WHEN ((NEW."state", NEW."version") IS DISTINCT FROM (OLD."state", OLD."version"))
    EXECUTE FUNCTION tell_of_offer();

CREATE OR REPLACE FUNCTION tell_of_proof() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_webhook_deliveries('proof.changed', NEW."id", json_build_object(
        '_id', NEW."id", 'n', NEW."n", 'state', NEW."state", 'line', l."id", 'order', o."id", 'orderId', o."orderId"
    ))
    FROM "order_lines" l JOIN "orders" o ON o."id" = l."orderId" WHERE l."id" = NEW."orderLineId";
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "proofs_added_told" AFTER INSERT ON "proofs"
    FOR EACH ROW EXECUTE FUNCTION tell_of_proof();

CREATE OR REPLACE TRIGGER "proofs_changed_told" AFTER UPDATE OF "state" ON "proofs"
    FOR EACH ROW WHEN (NEW."state" <> OLD."state") EXECUTE FUNCTION tell_of_proof();

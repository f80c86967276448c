-- lib/messaging/events announces what changed; no trigger adds deliveries and messages any more.
DROP TRIGGER "orders_placed_told" ON "orders";
DROP TRIGGER "orders_status_told" ON "orders";
DROP TRIGGER "orders_paid_told" ON "orders";
DROP TRIGGER "payments_receipt_told" ON "payments";
DROP TRIGGER "payments_refund_told" ON "payments";
DROP TRIGGER "order_dispatches_told" ON "order_dispatches";
DROP TRIGGER "products_added_told" ON "products";
DROP TRIGGER "products_changed_told" ON "products";
DROP TRIGGER "products_low_told" ON "products";
DROP TRIGGER "contact_messages_told" ON "contact_messages";
DROP TRIGGER "offer_messages_told" ON "offer_messages";
DROP TRIGGER "offers_added_told" ON "offers";
DROP TRIGGER "offers_changed_told" ON "offers";
DROP TRIGGER "proofs_added_told" ON "proofs";
DROP TRIGGER "proofs_changed_told" ON "proofs";
DROP FUNCTION tell_of_order(), tell_of_payment(), tell_of_paid(), tell_of_dispatch(), tell_of_product(),
    tell_of_changed_product(), tell_of_message(), tell_of_offer_message(), tell_of_offer(), tell_of_proof();
DROP FUNCTION add_order_deliveries(text, "orders", jsonb);
DROP FUNCTION add_webhook_deliveries(text, uuid, json);
DROP FUNCTION add_push_messages(text, uuid, json);
DROP FUNCTION product_body("products");
DROP FUNCTION rupees(bigint);

-- A request for a price leads to the order that it became, as a message about an order leads to that.
ALTER TABLE "contact_messages"
    DROP CONSTRAINT "contact_messages_order_known",
    ADD CONSTRAINT "contact_messages_order_known" CHECK ("kind" <> 'contact' OR "orderId" IS NULL);

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "firstPaidAt" TIMESTAMPTZ(3);

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

-- An order of ₹0 is paid from the beginning. PostgreSQL before 17 cannot change a generated column, so it is made anew.
DROP TRIGGER "orders_paid_told" ON "orders";
ALTER TABLE "orders" DROP COLUMN "paymentState";
ALTER TABLE "orders" ADD COLUMN "paymentState" "PaymentState" GENERATED ALWAYS AS (
CASE
    WHEN (("refundedPaise" > 0) AND ("refundedPaise" = "paidPaise")) THEN 'refunded'::"PaymentState"
    WHEN (("paidPaise" = "refundedPaise") AND ("totalPaise" = 0) AND (status <> 'Cancelled'::"OrderStatus")) THEN 'paid'::"PaymentState"
    WHEN ("paidPaise" = "refundedPaise") THEN 'unpaid'::"PaymentState"
    WHEN (("paidPaise" - "refundedPaise") <
    CASE
        WHEN (status = 'Cancelled'::"OrderStatus") THEN (0)::bigint
        ELSE ("totalPaise" - "creditedPaise")
    END) THEN 'part'::"PaymentState"
    WHEN (("paidPaise" - "refundedPaise") =
    CASE
        WHEN (status = 'Cancelled'::"OrderStatus") THEN (0)::bigint
        ELSE ("totalPaise" - "creditedPaise")
    END) THEN 'paid'::"PaymentState"
    ELSE 'over'::"PaymentState"
END) STORED NOT NULL;
CREATE INDEX orders_by_payment ON orders USING btree ("paymentState", "createdAt" DESC, id DESC) WHERE ("paymentState" <> 'unpaid'::"PaymentState");
CREATE OR REPLACE TRIGGER "orders_paid_told" AFTER UPDATE ON "orders"
    FOR EACH ROW WHEN (NEW."firstPaidAt" IS NULL AND NEW."status" <> 'Cancelled'
        AND OLD."paymentState" IN ('unpaid', 'part') AND NEW."paymentState" IN ('paid', 'over'))
    EXECUTE FUNCTION tell_of_paid();

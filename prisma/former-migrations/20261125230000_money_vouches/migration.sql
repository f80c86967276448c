-- Money vouches for an order, whichever way it came in. Only Razorpay's did so far.
UPDATE "orders" SET "proof" = 'payment'
WHERE "proof" IS NULL AND "status" <> 'Cancelled' AND "paidPaise" > 0;

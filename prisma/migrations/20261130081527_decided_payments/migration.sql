-- A shop takes orders once its owner has said how it is paid. One that took orders without a way to pay goes on so.
INSERT INTO "settings" ("key", "value", "updatedAt")
SELECT 'paymentMethods', '', now() WHERE EXISTS (SELECT FROM "orders")
ON CONFLICT DO NOTHING;

-- What should have left already is looked for among the few that are still here.
CREATE INDEX "orders_to_leave" ON "orders" ("dispatchBy") WHERE "status" IN ('Pending', 'Processing');

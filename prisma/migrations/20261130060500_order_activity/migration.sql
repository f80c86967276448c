-- What was changed in an order is read with all else that happened to it.
CREATE INDEX "audit_logs_order" ON "audit_logs" (("details" ->> 'order'), "timestamp" DESC, "id" DESC)
  WHERE ("details" ->> 'order') IS NOT NULL;

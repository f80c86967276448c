-- The search of the audit log looks for a part of any of these; only trigrams find that in a million rows.
CREATE INDEX "audit_logs_search" ON "audit_logs"
    USING gin ("description" gin_trgm_ops, "actor" gin_trgm_ops, "actorName" gin_trgm_ops, "action" gin_trgm_ops);

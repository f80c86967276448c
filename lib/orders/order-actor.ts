import type { AuditActor } from "@/lib/audit/record";

/** Who changes an order, and from where; no address where a service of others has told us. */
export interface OrderActor {
  actor: AuditActor;
  ipAddress?: string;
}

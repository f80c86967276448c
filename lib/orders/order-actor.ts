import type { AuditActor } from "@/lib/audit/record";

/** Who changes an order, and their IP address; null when an outside service reported the change. */
export interface OrderActor {
  actor: AuditActor;
  ipAddress?: string;
}

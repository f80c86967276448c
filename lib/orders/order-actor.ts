import type { AuditActor } from "@/lib/audit/record";

/** Who changes an order, and from where. */
export interface OrderActor {
  actor: AuditActor;
  ipAddress: string;
}

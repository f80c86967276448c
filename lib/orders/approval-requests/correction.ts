import type { AuditActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { CorrectedChange } from "../corrected";
import type { OrderApproval } from "../order";
import type { PlacedOrder } from "../place/order-options";

/** What a request keeps of the correction that it asks for. */
export interface AskedCorrection {
  /** As `PATCH /admin/orders/{id}` took it. */
  asked: object;
  reason: string | null;
  /** The member of staff. */
  actor: AuditActor;
  /** What its approvers read. */
  changes: CorrectedChange[];
}

export interface ApprovedCorrection {
  db: PrismaClient;
  ipAddress: string;
  /** The order. */
  id: string;
  correction: AskedCorrection;
  /** The total that is approved, in paise. */
  mostPaise: number;
  /** Marks the request as approved; called under the order's lock. */
  approve: (tx: Transaction) => Promise<OrderApproval>;
}

/** Corrects an order that its company approved; fulfilment, which knows orders, brings it. */
export type OrderCorrector = (approved: ApprovedCorrection) => Promise<PlacedOrder>;

import type { AuditActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { CorrectedChange } from "../corrected";
import type { OrderApproval } from "../order";
import type { PlacedOrder } from "../place/order-options";

/** The correction that a request asks for, as stored with it. */
export interface RequestedCorrection {
  /** Body of the `PATCH /admin/orders/{id}` request. */
  asked: object;
  reason: string | null;
  /** The member of staff. */
  actor: AuditActor;
  /** Shown to the approvers. */
  changes: CorrectedChange[];
}

export interface ApprovedCorrection {
  db: PrismaClient;
  ipAddress: string;
  /** The order. */
  id: string;
  correction: RequestedCorrection;
  /** The approved total, in paise. */
  mostPaise: number;
  /** Marks the request as approved; called under the order's lock. */
  approve: (tx: Transaction) => Promise<OrderApproval>;
}

/** Applies an approved correction to an order. Injected by lib/fulfilment, which depends on lib/orders. */
export type OrderCorrector = (approved: ApprovedCorrection) => Promise<PlacedOrder>;

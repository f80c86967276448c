import "server-only";
import { z } from "@/lib/base/input/zod";
import type { Db } from "@/lib/db/client";
import type { Identity } from "@/lib/identity/session/identify";
import { toRupees, toSafePaise } from "@/lib/pricing/money";
import { listDeciders } from "../approval-requests/list-deciders";
import { correctedChangesSchema, type WaitingCorrection } from "../corrected";

const askedSchema = z.object({ correction: z.object({ changes: correctedChangesSchema }) });

/** The correction that waits for the company. A holder of the order's key alone does not see the approvers. */
export async function readWaiting(
  db: Db,
  { id, companyId }: { id: string; companyId: string | null },
  identity: Identity,
): Promise<WaitingCorrection | null> {
  if (companyId === null || identity.state !== "signed-in") return null;
  const request = await db.approvalRequest.findFirst({
    where: { correctsId: id, state: "waiting", expiresAt: { gt: new Date() } },
    select: {
      id: true,
      createdAt: true,
      expiresAt: true,
      totalPaise: true,
      request: true,
      approvals: true,
      firstApprover: true,
      firstApproverId: true,
      askedById: true,
    },
  });
  if (!request) return null;
  const { askedById, firstApproverId } = request;
  const deciders = await listDeciders(db, companyId, [askedById, firstApproverId]);
  const { firstApprover } = request;
  return {
    request: request.id,
    since: request.createdAt.toISOString(),
    until: request.expiresAt.toISOString(),
    totalAmount: toRupees(toSafePaise(request.totalPaise)),
    changes: askedSchema.parse(request.request).correction.changes,
    approvals: request.approvals,
    ...(firstApprover !== null && { firstApprover }),
    approvers: deciders.map(({ user }) => user.name),
    own: askedById === identity.account.id,
  };
}
